// Before the first paint: a theme or table that was chosen must not flash another one.
try {
  document.documentElement.dataset.theme = localStorage.getItem('tablee.theme') ?? 'system'
  document.documentElement.dataset.felt = localStorage.getItem('tablee.felt') ?? 'meadow'
} catch {
  // storage is forbidden: the system's theme it is
}
