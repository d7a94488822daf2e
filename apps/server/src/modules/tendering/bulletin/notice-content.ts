import {
  bulletinType,
  changesOf,
  clauseRules,
  findClauses,
  isReasoned,
  lawRegime,
  leastReason,
  manner,
  noticeElements,
  noticeFindings,
  noticeRulesFor,
  opensProject,
  wasOpened,
  type BulletinRow,
  type checkNotice as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type NoticeFacts,
  type NoticeFinding,
  type NoticeRule,
  type PackageRow,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { readComparison } from '../opening/comparison-queries.ts';
import { packageRows } from '../package/package-queries.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { selectedFor } from './notice-parts.ts';
import { plain } from './plain-text.ts';
import { toldOtherwise } from './told-facts.ts';

interface Notice extends Pick<BulletinRow, 'title' | 'content'> {
  readonly bulletinType: number;
  readonly changes: unknown;
}

/** While it is written. */
export async function checkNotice(
  ctx: Ctx,
  { projectId, ...input }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await findProject(ctx, projectId);
  const notice = { ...input, changes: input.changes ?? null };
  const packages = await packageRows(ctx, projectId);
  const { findings, rules } = await findingsOf(ctx, { project, packages, notice });
  const otherwise = opensProject(input.bulletinType) ? toldOtherwise(input.content, { project, packages }) : [];
  return { findings, otherwise, rules };
}

/**
 * Clauses that shut suppliers out, in what opens a project or changes it: under the two laws such a notice goes out with
 * a written reason alone (财政部令第87号第十七条, 政府采购法实施条例第二十条). Answers their kinds, which are kept with it.
 */
export function demandFairClauses(ctx: Ctx, { project, existing, reason = '' }: Publishing): string[] {
  const isJudged = opensProject(existing.bulletinType) || bulletinType.is(existing.bulletinType, 'change');
  if (!isJudged || lawRegime.is(project.lawRegime, 'ownPolicy')) return [];
  const told = changesOf(existing).map(({ after }) => String(after ?? ''));
  const text = [plain(existing.content), ...told].join('\n');
  const found = findClauses(text);
  const [first] = found;
  if (!first) return [];
  const rules = [...new Set(found.map(({ rule }) => rule))];
  if (isReasoned(reason)) return rules;
  const names = rules.map((rule) => clauseRules[rule].label[ctx.language]).join(ctx.language === 'zh' ? '、' : ', ');
  const words = text.slice(first.from, first.to);
  return refuse('tendering.unfairClauses', { names, words, least: leastReason });
}

/** What the product leaves to be filled in when it drafts a notice. */
const unfilled = /\(请(?:填写|先)[^()]*\)/;

/** Refuses a text in which something of its draft still waits to be written. */
export function demandFilledIn({ title, content }: Pick<BulletinRow, 'title' | 'content'>): void {
  const [words] = unfilled.exec(`${title}\n${plain(content)}`) ?? [];
  if (words) refuse('tendering.noticeUnfilled', { words });
}

interface Publishing {
  readonly project: ProjectRow;
  readonly existing: BulletinRow;
  readonly reason?: string | undefined;
}

/**
 * Refuses a notice that does not say what the law wants it to, with the article; a written reason lets it pass and is
 * kept. Answers what it lacks then.
 */
export async function demandContent(ctx: Ctx, { project, existing, reason = '' }: Publishing): Promise<string[]> {
  const packages = await packageRows(ctx, project.id);
  const { findings } = await findingsOf(ctx, { project, packages, notice: existing });
  const lacking = findings.filter(({ blocks }) => blocks);
  const named = lacking.map(({ element }) => noticeElements.named(element)?.label[ctx.language] ?? '');
  if (lacking.length === 0) return [];
  if (isReasoned(reason)) return named;
  const names = named.join(ctx.language === 'zh' ? '、' : ', ');
  return refuse('tendering.noticeLacks', { names, article: articlesOf(ctx, lacking), least: leastReason });
}

function articlesOf({ language }: Pick<Ctx, 'language'>, findings: readonly NoticeFinding[]): string {
  return [...new Set(findings.map(({ article }) => article[language]))].join(language === 'zh' ? '；' : '; ');
}

interface Judged {
  readonly project: ProjectRow;
  readonly packages: readonly Pick<PackageRow, 'packageName'>[];
  readonly notice: Notice;
}

async function findingsOf(ctx: Ctx, { project, packages, notice }: Judged) {
  const asked = {
    bulletinType: notice.bulletinType,
    lawRegime: project.lawRegime,
    manner: project.manner,
    day: ctx.now.slice(0, 10),
  };
  const rules = noticeRulesFor(await loadNoticeRules(ctx), asked);
  if (rules.length === 0) return { findings: [], rules: 0 };
  const facts = await factsOf(ctx, { project, packages, notice });
  return { findings: noticeFindings(rules, facts, `${notice.title}\n${plain(notice.content)}`), rules: rules.length };
}

/** The platform's rules about notices, of every period of validity. */
async function loadNoticeRules(ctx: Ctx): Promise<NoticeRule[]> {
  return ctx.db.query<NoticeRule & Record<string, unknown>>(
    `select element, bulletin_type as "bulletinType", law_regime as "lawRegime", manner, is_required as "isRequired",
       source_article as "sourceArticle", source_article_en as "sourceArticleEn", effective_from as "effectiveFrom",
       effective_to as "effectiveTo"
     from notice_rule where tenant_id = '000000' and is_deleted = 0 order by sort_no nulls last, element`,
  );
}

async function factsOf(ctx: Ctx, { project, packages, notice }: Judged): Promise<NoticeFacts> {
  return {
    ...project,
    mannerName: manner.named(project.manner)?.label.zh ?? '',
    packageNames: packages.map(({ packageName }) => packageName),
    winners: bulletinType.is(notice.bulletinType, 'result', 'candidates') ? await winnersOf(ctx, project) : [],
    changes: changesOf(notice).length,
  };
}

/** Nobody before the opening, whatever kind of notice is asked about. */
async function winnersOf(ctx: Ctx, project: ProjectRow): Promise<NoticeFacts['winners']> {
  if (!wasOpened(project)) return [];
  const comparison = await readComparison(ctx, project.id);
  return comparison.packages.flatMap(({ packageId }) => selectedFor(comparison, packageId));
}
