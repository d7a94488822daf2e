import {
  bulletinType,
  dayType,
  opensProject,
  type BulletinRow,
  type MessageCode,
  type PeriodName,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { articleOf, endFromNow, ruleInForce } from '../rules/project-rules.ts';

interface Standing {
  /** The rule that says how long it stands. */
  readonly kind: PeriodName;
  /** How its days are counted where the rule says nothing of them. */
  readonly usual: number;
  readonly short: MessageCode;
}

const { calendarDays, workingDays } = dayType.code;

/** How long a notice of a kind stands up at the least, where the law says so. */
function standingOf(type: number): Standing | undefined {
  if (opensProject(type)) return { kind: 'noticePeriod', usual: workingDays, short: 'tendering.noticeShort' };
  switch (bulletinType.named(type)?.name) {
    case 'candidates':
      return { kind: 'candidatesPeriod', usual: calendarDays, short: 'tendering.candidatesShort' };
    case 'publicity':
      return { kind: 'sourcePublicity', usual: workingDays, short: 'tendering.publicityShort' };
    case 'result':
      return { kind: 'resultNoticePeriod', usual: workingDays, short: 'tendering.noticeShort' };
    default:
      return undefined;
  }
}

interface Standable {
  readonly project: ProjectRow;
  readonly existing: Pick<BulletinRow, 'bulletinType' | 'endTime'>;
}

/**
 * Until when a notice stands that goes out now: as it says itself; what opens the project or changes it as long as quotes come
 * in; every other as long as the law asks (R04, R10, R39, R40), and null where no law does.
 */
export async function noticeEnd(ctx: Ctx, { project, existing }: Standable): Promise<string | null> {
  const { bulletinType: type, endTime } = existing;
  if (endTime !== null) return endTime;
  if (opensProject(type) || bulletinType.is(type, 'change')) return project.bidEndTime;
  return (await leastEnd(ctx, { project, existing }))?.earliest ?? null;
}

/** Refuses an end of the notice's own that has passed, or that leaves the public less time than the law does. */
export async function demandLongEnough(ctx: Ctx, { project, existing }: Standable): Promise<void> {
  const { endTime } = existing;
  if (endTime === null) return;
  const least = await leastEnd(ctx, { project, existing });
  if (least && endTime < least.earliest) refuse(least.short, least);
  if (endTime <= ctx.now) refuse('tendering.noticeEnded');
}

async function leastEnd(ctx: Ctx, { project, existing }: Standable) {
  const standing = standingOf(existing.bulletinType);
  if (!standing) return undefined;
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, standing.kind);
  if (!rule) return undefined;
  return {
    short: standing.short,
    days: String(Number(rule.value)),
    unit: dayType.named(rule.dayType)?.label[ctx.language] ?? rule.unit,
    earliest: await endFromNow(ctx, rule, standing.usual),
    article: articleOf(ctx, rule),
  };
}
