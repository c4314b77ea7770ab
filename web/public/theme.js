// Before the first paint: a theme that was chosen must not flash the other one.
try {
  document.documentElement.dataset.theme = localStorage.getItem('tablee.theme') ?? 'system'
} catch {
  // storage is forbidden: the system's theme it is
}
