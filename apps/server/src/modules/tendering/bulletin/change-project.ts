import {
  changed,
  changedField,
  changeFault,
  changesOf,
  isTendering,
  project as entity,
  realChanges,
  touchesQuotes,
  type BulletinRow,
  type NoticeChange,
  type Text,
} from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';
import { tellRegistrants } from '../exception/tell-registrants.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { moveProject } from '../project/move-project.ts';
import { demandChangePeriod, demandSubmittable } from '../rules/demand-rules.ts';
import { judgeFacts } from '../rules/project-rules.ts';
import { changesQuotes } from './change-in-words.ts';
import { table } from './html.ts';

interface Changing {
  readonly project: ProjectRow;
  readonly bulletin: BulletinRow;
  readonly reason?: string | undefined;
}

type Wished = Omit<Changing, 'bulletin'> & {
  readonly bulletin: Pick<BulletinRow, 'changes'> & Partial<Pick<BulletinRow, 'content'>>;
};

/**
 * What a change notice would really change, from what to what: suppliers lose no time that they were promised, and where
 * they may have to work their quotes over, the deadline leaves them as long as the law says (R05).
 */
export async function demandChanges(ctx: Ctx, { project, bulletin, reason }: Wished): Promise<NoticeChange[]> {
  if (!isTendering(project.stage)) refuse('tendering.bulletinTypeNow');
  const changes = realChanges(project, changesOf(bulletin));
  const fault = changeFault(project, changes, ctx.now);
  if (fault) {
    const { code, ...parameters } = fault;
    const named = 'field' in fault && { field: changedField(fault.field).label[ctx.language] };
    throw new Refusal(code, { ...parameters, ...named });
  }
  const after = changed(project, changes);
  demandValid(entity, { ...after }, ctx);
  const facts = { ...after, publishTime: project.publishTime ?? ctx.now };
  const { verdicts } = await judgeFacts(ctx, {
    ...facts,
    ...(changesQuotes(changes, bulletin.content) && { changeTime: ctx.now }),
  });
  demandSubmittable(verdicts, ctx.language);
  demandChangePeriod(verdicts, { language: ctx.language, ...(reason && { reason }) });
  return changes;
}

/** The project from now on is as the notice says; quotes that were handed in stay valid and may be replaced. */
export async function changeProject(
  ctx: Ctx,
  { project, bulletin, changes, reason }: Changing & { readonly changes: readonly NoticeChange[] },
): Promise<void> {
  await moveProject(ctx, project, {
    action: 'change',
    payload: { bulletinId: bulletin.id, changes, ...(reason && { reason }) },
    set: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  });
  const told = toldChanges(changes);
  const isTouched = touchesQuotes(changes);
  await tellRegistrants(ctx, {
    projectId: project.id,
    kind: 'projectChanged',
    title: `${project.projectNo} ${project.projectName}`,
    content: {
      zh: `${told.zh}。${quotesStand.zh}${isTouched ? '；请在项目页面重新报价，或确认原报价继续有效' : ''}。`,
      en: `${told.en}. ${quotesStand.en}${isTouched ? '; submit anew on the page of the project, or confirm that the quote still stands' : ''}.`,
    },
  });
}

export const quotesStand: Text = {
  zh: '已递交的报价继续有效，报价截止前可以修改或撤回',
  en: 'Quotes that were submitted still stand, and can be changed or withdrawn until the deadline',
};

/** So that what follows is read too. */
const longestChanges = 600;

/** The changes in one line, as a message tells them. */
export function toldChanges(changes: readonly NoticeChange[]): Text {
  const lines = changes.map(({ field, before, after }) => {
    const { zh, en } = changedField(field).label;
    const moved = `${before ?? '—'} → ${after ?? '—'}`;
    return { zh: `${zh}：${moved}`, en: `${en}: ${moved}` };
  });
  return {
    zh: lines
      .map(({ zh }) => zh)
      .join('；')
      .slice(0, longestChanges),
    en: lines
      .map(({ en }) => en)
      .join('; ')
      .slice(0, longestChanges),
  };
}

/** The changes as the notice shows them, below its own words. */
export function changesTable(changes: readonly NoticeChange[]): string {
  const rows = changes.map(({ field, before, after }) => [labelOf(field), before, after]);
  return `<h3>变更事项</h3>${table(['事项', '变更前', '变更后'], rows)}`;
}

function labelOf(field: NoticeChange['field']): string {
  return changedField(field).label.zh;
}
