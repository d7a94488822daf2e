import {
  isReasoned,
  leastReason,
  yuanToFen,
  type BulletinRow,
  type PackageDetail,
  type project as entity,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { packageRows } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { plain } from './plain-text.ts';

interface Told {
  readonly project: ProjectRow;
  readonly existing: BulletinRow;
  readonly reason?: string | undefined;
}

/**
 * Times and amounts that the text tells otherwise than the project has them: suppliers read the one and are held to the
 * other. Such a notice is corrected, or another than its writer publishes it and says why.
 */
export async function demandFactsAsTold(ctx: Ctx, { project, existing, reason }: Told): Promise<void> {
  const [fault] = toldOtherwise(existing.content, { project, packages: await packageRows(ctx, project.id) });
  if (fault !== undefined) await demandToldByAnother(ctx, { existing, reason, fault });
}

/** Such words stay only where another than the writer publishes them and says why. */
export async function demandToldByAnother(
  ctx: Ctx,
  { existing, reason, fault }: Pick<Told, 'existing' | 'reason'> & { readonly fault: string },
): Promise<void> {
  const isOthers = (await writerOf(ctx, existing)) !== ctx.user.userId;
  if (!isOthers || !isReasoned(reason)) refuse('tendering.toldOtherwise', { words: fault, least: leastReason });
}

interface Facts {
  readonly project: ProjectRow;
  readonly packages: readonly Pick<PackageDetail, 'budget' | 'ceilingMoney'>[];
}

/** The words of a text that name another time or amount than the project has. */
export function toldOtherwise(content: string, { project, packages }: Facts): string[] {
  const text = plain(content);
  const amounts = [project, ...packages].flatMap(({ ceilingMoney }) => (ceilingMoney ? [ceilingMoney] : []));
  const budgets = [project.generalBudget, ...packages.map(({ budget }) => budget)];
  return [...timeFaults(text, project), ...moneyFaults(text, [...amounts, ...budgets])];
}

async function writerOf(ctx: Ctx, { id }: BulletinRow): Promise<string | undefined> {
  const [last] = await ctx.db.query<{ writer: string }>(
    'select coalesce(update_user, create_user)::text as writer from bulletin where tenant_id = $1 and id = $2',
    [ctx.tenantId, id],
  );
  return last?.writer;
}

const day = String.raw`(\d{4})\s?[-年/.]\s?(\d{1,2})\s?[-月/.]\s?(\d{1,2})\s?日?`;
const hour = String.raw`(?:\s?(上午|下午)?\s?(\d{1,2})\s?[:时点]\s?(\d{1,2})?)?`;
// oxlint-disable-next-line house/linear-patterns -- gaps of a bounded length, parts of ours
const deadline = new RegExp(
  String.raw`(报名|报价|投标|响应|递交|提交)?[^,;。\n\d]{0,8}截止[^,;。\n\d]{0,10}${day}${hour}`,
  'g',
);
// oxlint-disable-next-line house/linear-patterns -- gaps of a bounded length, parts of ours
const opening = new RegExp(String.raw`(开标|开启)[^,;。\n\d]{0,10}${day}${hour}`, 'g');
const money =
  /(?:最高限价|控制价|预算)[^,;。\n\d]{0,14}(\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?|\d{1,13}(?:\.\d{1,4})?)\s?(万)?/g;

type Time = (typeof times)[number];
const times = ['entryEndTime', 'bidEndTime', 'openTime'] as const satisfies readonly (keyof typeof entity.fields)[];

/** Which of the project's times a word speaks of; of a deadline that says nothing more it may be either. */
function meant(word: string | undefined): readonly Time[] {
  if (word === undefined) return ['entryEndTime', 'bidEndTime'];
  if (word === '开标' || word === '开启') return ['openTime'];
  return word === '报名' ? ['entryEndTime'] : ['bidEndTime'];
}

function timeFaults(text: string, project: ProjectRow): string[] {
  const told = [...text.matchAll(deadline), ...text.matchAll(opening)];
  return told
    .filter(([, word, ...parts]) => !meant(word).some((name) => isSameTime(project[name], parts)))
    .map(([words]) => words.trim());
}

/** As exactly as it is told: a day alone is any time of it. */
function isSameTime(
  instant: string | null,
  [year, month, date, half, hours, minutes]: (string | undefined)[],
): boolean {
  if (instant === null) return false;
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  if (!instant.startsWith(`${year}-${two(month)}-${two(date)}`)) return false;
  if (hours === undefined) return true;
  const told = half === '下午' && Number(hours) < 12 ? Number(hours) + 12 : Number(hours);
  return instant.slice(11, 16) === `${two(String(told))}:${two(minutes)}`;
}

function moneyFaults(text: string, amounts: readonly string[]): string[] {
  const known = new Set(amounts.map((yuan) => BigInt(yuanToFen(yuan))));
  return [...text.matchAll(money)]
    .filter(([, figure = '', unit]) => !known.has(inFen(figure, unit)))
    .map(([words]) => words.trim());
}

/** `500,000.00`, `50万` and `0.5万` in fen. */
function inFen(figure: string, unit: string | undefined): bigint {
  const [whole = '0', parts = ''] = figure.replaceAll(',', '').split('.');
  const digits = unit === undefined ? 2 : 6;
  return BigInt(whole + parts.slice(0, digits).padEnd(digits, '0'));
}
