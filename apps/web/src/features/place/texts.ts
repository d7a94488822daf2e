import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { placeWords } from './words.ts';

export const placeTexts = {
  reservations: placeWords.reservations,
  sites: placeWords.sites,
  timetable: { zh: '时间表', en: 'Timetable' },
  list: words.list,
  today: { zh: '今天', en: 'Today' },
  dayBefore: { zh: '前一天', en: 'Day before' },
  dayAfter: { zh: '后一天', en: 'Day after' },
  reserve: { zh: '预约', en: 'Reserve' },
  reserveAt: { zh: '预约{name} {time}', en: 'Reserve {name} at {time}' },
  noSites: { zh: '暂无可预约的场地', en: 'No site can be reserved' },
  noSitesText: { zh: '请先在“场地”中添加并启用场地', en: 'Add and enable one under Sites first' },
  seats: { zh: '{count}人', en: '{count} seats' },
  closed: { zh: '未开放', en: 'Closed' },
  past: { zh: '已过', en: 'Over' },
} as const satisfies Record<string, Text>;
