import { addDays, reservation, site, type Saved } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { completeReservation } from '../reservation-rules.ts';

const sites = [
  { siteName: '第一开标室', typeId: 1, capacity: 30, address: '行政楼201', equipments: '投影、扩音、监控' },
  { siteName: '第二开标室', typeId: 1, capacity: 16, address: '行政楼203', equipments: '投影、监控' },
  { siteName: '评标室', typeId: 2, capacity: 12, address: '行政楼205', equipments: '独立机位、门禁、监控' },
  { siteName: '采购会议室', typeId: 3, capacity: 20, address: '行政楼208', equipments: '视频会议' },
];

/** Of the place of the site in the list above, so many days from today. */
const reservations = [
  { at: 0, days: 1, from: '09:00', to: '10:30', meetType: 1, isConfirmed: true },
  { at: 2, days: 1, from: '10:30', to: '12:00', meetType: 2, isConfirmed: true },
  { at: 3, days: 1, from: '14:00', to: '15:30', meetType: 3, cusName: '采购一科', isConfirmed: false },
  { at: 0, days: 2, from: '14:30', to: '16:00', meetType: 1, isConfirmed: false },
];

/** The demo's sites and who has asked for them, by the commands that everybody uses. What is there is left alone. */
export function seedDemoPlace(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: site, cast: ['buyer', 'manager'] }, async ({ buyer, manager }) => {
    const saved: Saved[] = [];
    for (const input of sites) saved.push(await saveRow(manager, site, { input, hooks: {} }));
    const asked: string[] = [];
    for (const { at, ...wish } of reservations) asked.push(await reserve(buyer, String(saved[at]?.id), wish));
    for (const [index, { isConfirmed }] of reservations.entries())
      if (isConfirmed) await confirm(manager, String(asked[index]));
  });
}

async function reserve(
  buyer: Ctx,
  siteId: string,
  { days, from, to, isConfirmed: _, ...more }: Omit<(typeof reservations)[number], 'at'>,
): Promise<string> {
  const day = addDays(buyer.now.slice(0, 10), days);
  const input = { siteId, beginTime: `${day} ${from}:00`, endTime: `${day} ${to}:00`, ...more };
  const { id } = await saveRow(buyer, reservation, { input, hooks: { beforeSave: completeReservation } });
  return id;
}

async function confirm(manager: Ctx, id: string): Promise<void> {
  const subject = await findRow(manager, reservation, { id });
  await transition(manager, reservation, { subject, action: 'confirm' });
}
