/** `2026-11-20 09:00:00` → `2026-11-20 09:00`: seconds are noise on a screen. */
export function shownInstant(instant: string | null | undefined): string {
  return instant ? instant.slice(0, 16) : '';
}
