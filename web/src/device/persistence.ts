/** Whether the browser may delete the tables of this device by itself. */

/** Ask it not to, once there is something to lose. Some browsers ask the person, others decide. */
export function keepTables(): void {
  void navigator.storage?.persist?.().catch(() => false)
}

/** Null where the browser does not say. */
export async function mayBeDeleted(): Promise<boolean | null> {
  const kept = await navigator.storage?.persisted?.().catch(() => null)
  return kept == null ? null : !kept
}
