import type { Text } from '../kit/text.ts';
import type { StateName } from '../kit/named.ts';
import { hasEnded, projectLifecycle } from './project-lifecycle.ts';

type Stage = StateName<typeof projectLifecycle>;

interface Shelf {
  readonly label: Text;
  /** The stages that lie on it; without them it goes by something else than the stage. */
  readonly stages?: readonly Stage[];
}

/** From one stage up to another: a stage that comes in between later lies on the shelf by itself. */
function between(from: Stage, to?: Stage): Stage[] {
  const { choices, hasReached } = projectLifecycle;
  return choices
    .filter(({ value }) => hasReached(value, from) && !(to && hasReached(value, to)))
    .map(({ name }) => name);
}

/** Outside of the order of the stages. */
const aside = projectLifecycle.choices.filter(({ value }) => !projectLifecycle.hasReached(value, 'initiated'));
const named = (stages: typeof aside): Stage[] => stages.map(({ name }) => name);

/** The shelves on which lists of projects have them: what is counted at the head of a list, and what a count opens. */
export const projectShelves = {
  mine: { label: { zh: '我经办的', en: 'Mine' } },
  drafts: { label: { zh: '待提交', en: 'To submit' }, stages: between('initiated', 'toConfirm') },
  /** Results that wait for their confirmation as well: these lie on the shelf of their stage too. */
  toConfirm: { label: { zh: '待确认', en: 'To confirm' }, stages: between('toConfirm', 'entrusted') },
  ready: { label: { zh: '待发布', en: 'To publish' }, stages: between('entrusted', 'published') },
  tendering: { label: { zh: '报名报价', en: 'Tendering' }, stages: between('published', 'opened') },
  evaluating: { label: { zh: '评审与结果', en: 'Evaluation' }, stages: between('opened', 'resultPublished') },
  result: { label: { zh: '已出结果', en: 'Result out' }, stages: between('resultPublished') },
  suspended: { label: { zh: '已暂停', en: 'Suspended' }, stages: named(aside.filter(({ value }) => !hasEnded(value))) },
  ended: {
    label: { zh: '流标终止', en: 'Failed or ended' },
    stages: named(aside.filter(({ value }) => hasEnded(value))),
  },
  opensToday: { label: { zh: '今日开标', en: 'Opening today' } },
  dueSoon: { label: { zh: '三日内截止', en: 'Closing in 3 days' } },
  offered: { label: { zh: '待接受', en: 'Offered' } },
  /** To an agency, which learns nothing finer of a project before its notice. */
  preparing: { label: { zh: '待发布', en: 'To publish' }, stages: between('initiated', 'published') },
  completed: { label: { zh: '已完成', en: 'Completed' } },
} as const satisfies Readonly<Record<string, Shelf>>;

export type ShelfName = keyof typeof projectShelves;

/** The stages of a shelf, none of one that goes by something else. */
export function stagesOf(name: ShelfName): readonly Stage[] {
  const shelf: Shelf = projectShelves[name];
  return shelf.stages ?? [];
}

/** Days within which a deadline is near. */
export const dueSoonDays = 3;

const byClock = ['opensToday', 'dueSoon'] as const;

const common = ['tendering', 'evaluating', 'result', 'suspended', 'ended'] as const;
const buyer: readonly ShelfName[] = ['mine', 'drafts', 'toConfirm', 'ready', ...common, ...byClock];
const agency: readonly ShelfName[] = ['offered', 'preparing', ...common, 'completed', ...byClock];
const supplier: readonly ShelfName[] = [...common, ...byClock];

/** Nothing can ever lie on a shelf whose stages no project has. */
const isUsed = (name: ShelfName) => {
  const shelf: Shelf = projectShelves[name];
  return shelf.stages?.length !== 0;
};

/** Whose list has which shelves, in the order in which they are shown; those of the clock stand apart. */
export const shelvesOf = {
  buyer: buyer.filter(isUsed),
  agency: agency.filter(isUsed),
  supplier: supplier.filter(isUsed),
} as const;

export function isShelfByClock(name: string): boolean {
  return byClock.some((one) => one === name);
}
