// Before the first paint: a theme or table that was chosen must not flash another one.
try {
  const place = `tablee.${new URL('.', document.currentScript.src).pathname.slice(1)}`
  document.documentElement.dataset.theme = localStorage.getItem(`${place}theme`) ?? 'system'
  document.documentElement.dataset.felt = localStorage.getItem(`${place}felt`) ?? 'meadow'
} catch {
  // storage is forbidden: the system's theme it is
}
