import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** What calendars mark: public holidays, and the days that are worked for them. A year without rows has none. */
export const specialDays = endpoint({
  route: 'GET /api/purchase/work-calendar/specialDays',
  label: { zh: '节假日与调休', en: 'Holidays and make-up days' },
  permission: 'signedIn',
  input: z.object({ year: z.coerce.number().int().min(2000).max(2100) }),
  output: z.array(z.object({ day: z.string(), isWorked: z.boolean(), remark: z.string().nullable() })),
});
