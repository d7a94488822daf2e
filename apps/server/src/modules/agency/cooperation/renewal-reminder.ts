import { formatInstant, parseInstant } from '../../../platform/db/index.ts';

const daysBefore = 30;

/** From when on the buyer is reminded that a cooperation runs out. */
export function renewalReminder(endDate: string): string {
  return formatInstant(parseInstant(`${endDate} 00:00:00`) - daysBefore * 86_400_000);
}
