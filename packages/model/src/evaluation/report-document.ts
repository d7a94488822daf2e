import { groupThousands } from '../kit/number-text.ts';
import { halved, type PaperBlock } from '../kit/paper.ts';
import { fill, type Language, type Text } from '../kit/text.ts';
import { lawRegime } from '../procedure/method.ts';
import { order87, tenderingLaw, tenderingRegulation } from '../procedure/law-source.ts';
import { passOverGround, type PassedOver } from './candidates.ts';
import { aggregation, checkCategory, evaluationMethod, memberRole, priceBenchmark, scoreCategory } from './choices.ts';
import { seatLifecycle } from './committee-lifecycle.ts';
import { packageEvaluationLifecycle } from './desk-lifecycle.ts';
import { foundBlocks, tableOrNone, type Say } from './report-findings.ts';
import type { ReportBody } from './report-body.ts';
import type { ToldSignature } from './report-endpoints.ts';
import { reportSignatureLifecycle } from './report-lifecycle.ts';
import { reportTexts as texts } from './report-texts.ts';
import { isScoredMethod } from './standard-rule.ts';

/** Everything that stands in a report on paper. */
export interface ReportPaper {
  readonly body: ReportBody;
  readonly digest: string;
  readonly signatures: readonly Omit<ToldSignature, 'id' | 'isOwn' | 'dueTime'>[];
  readonly passedOver: readonly PassedOver[];
  readonly isMasked: boolean;
}

function sayIn(language: Language): Say {
  return (text, params = {}) => (text ? fill(text[language], params) : '');
}

/** Headline of a report. */
export function reportTitle({ projectName, packageNo }: ReportBody, language: Language): string {
  const say = sayIn(language);
  return `${projectName} ${say(texts.package)} ${String(packageNo)} ${say(texts.title)}`;
}

/**
 * A report as its reader reads it, on screen and on paper alike: what the committee came to, then what its members say to it and
 * whom the purchaser has passed over, which no digest is of.
 */
export function reportDocument(paper: ReportPaper, language: Language): PaperBlock[] {
  const say = sayIn(language);
  const { body } = paper;
  return [
    { kind: 'heading', text: say(texts.basics) },
    basics(say, body),
    ...committeeBlocks(say, paper),
    ...standardBlocks(say, body),
    ...foundBlocks(say, body, articleOf(say, language, body).substance),
    ...reviewBlocks(say, body),
    ...signatureBlocks(say, paper, articleOf(say, language, body).refusal),
    ...passedOverBlocks(say, paper),
  ];
}

/** The articles that a report stands under: nothing of a bid is changed by an answer, and who refuses counts as agreed. */
function articleOf(say: Say, language: Language, { lawRegime: regime }: ReportBody) {
  const isProcurement = lawRegime.is(regime, 'procurement');
  const words = (source: { readonly sourceArticle: string; readonly sourceArticleEn: string }) =>
    language === 'zh' ? source.sourceArticle : source.sourceArticleEn;
  return {
    substance: say(texts.substance, { article: words(isProcurement ? order87(51) : tenderingLaw(39)) }),
    refusal: say(texts.refusedCounts, { article: words(isProcurement ? order87(61) : tenderingRegulation(53)) }),
  };
}

function basics(say: Say, body: ReportBody): PaperBlock {
  return {
    kind: 'table',
    rows: [
      [say(texts.projectNo), body.projectNo],
      [say(texts.projectName), body.projectName],
      [say(texts.package), `${String(body.packageNo)}　${body.packageName}`],
      [say(texts.law), say(lawRegime.named(body.lawRegime)?.label)],
      [say(texts.opened), body.openedTime ?? '—'],
      [say(texts.review), body.reviewTime ?? '—'],
      [say(texts.closed), body.closeTime],
    ],
  };
}

function committeeBlocks(say: Say, { body, isMasked }: ReportPaper): PaperBlock[] {
  const { members, supervisors, left, groupName, voteRound } = body;
  const names = (people: readonly { readonly name: string }[]) =>
    people.map(({ name }) => name).join(say(texts.comma)) || say(texts.none);
  const gone = left.map(({ name, signStatus }) => {
    const status = say(seatLifecycle.named(signStatus)?.label);
    return { name: `${name}（${status}）` };
  });
  return [
    { kind: 'heading', text: say(texts.committee) },
    {
      kind: 'table',
      rows: [
        [say(texts.group), groupName],
        [say(texts.elected), say(texts.electedIn, { round: voteRound })],
        [say(texts.supervisors), names(supervisors)],
        [say(texts.left), names(gone)],
      ],
    },
    {
      kind: 'table',
      columns: [say(texts.member), say(texts.role)],
      rows: members.map(({ name, role }) => [name, say(memberRole.named(role)?.label)]),
    },
    ...(isMasked ? [{ kind: 'text' as const, text: say(texts.masked) }] : []),
  ];
}

function standardBlocks(say: Say, { standard, ceiling }: ReportBody): PaperBlock[] {
  const { checks, items, priceWeight } = standard;
  const scored = isScoredMethod(standard.evaluationMethod)
    ? [
        [say(texts.priceWeight), priceWeight ?? '0'],
        [say(texts.benchmark), say(priceBenchmark.named(standard.benchmark)?.label)],
        [say(texts.aggregation), say(aggregation.named(standard.aggregation)?.label)],
      ]
    : [];
  const lines = [
    ...checks.map((one) => [say(checkCategory.named(one.category)?.label), one.name, '—', one.standard]),
    ...items.map((one) => [say(scoreCategory.named(one.category)?.label), one.name, one.maxScore, one.standard]),
  ];
  return [
    { kind: 'heading', text: say(texts.standard) },
    {
      kind: 'table',
      rows: [
        [say(texts.method), say(evaluationMethod.named(standard.evaluationMethod)?.label)],
        ...scored,
        [say(texts.ceiling), ceiling === null ? say(texts.none) : groupThousands(ceiling)],
      ],
    },
    { kind: 'table', columns: [texts.kind, texts.item, texts.most, texts.metBy].map((one) => say(one)), rows: lines },
  ];
}

function reviewBlocks(say: Say, { reviews }: ReportBody): PaperBlock[] {
  const labels: Readonly<Record<string, { readonly label: Text } | undefined>> = packageEvaluationLifecycle.actions;
  const rows = reviews.map(({ time, action, reason }) => [time, say(labels[action]?.label), reason ?? '—']);
  const columns = [texts.time, texts.outcomeOfReview, texts.reasons].map((one) => say(one));
  return [{ kind: 'heading', text: say(texts.reviews) }, tableOrNone(say, { columns, rows })];
}

function signatureBlocks(say: Say, { signatures, digest }: ReportPaper, article: string): PaperBlock[] {
  return [
    { kind: 'heading', text: say(texts.signatures) },
    {
      kind: 'table',
      columns: [texts.member, texts.role, texts.signed, texts.time].map((one) => say(one)),
      rows: signatures.map(({ name, role, signatureStatus, signTime }) => [
        name,
        say(memberRole.named(role)?.label),
        say(reportSignatureLifecycle.named(signatureStatus)?.label),
        signTime ?? '—',
      ]),
    },
    ...signatures.flatMap(({ name, dissent }): PaperBlock[] =>
      dissent === null ? [] : [{ kind: 'text', text: say(texts.dissentOf, { name, dissent }) }],
    ),
    { kind: 'text', text: article },
    { kind: 'table', rows: [[say(texts.digest), halved(digest)]] },
  ];
}

function passedOverBlocks(say: Say, { passedOver, body }: ReportPaper): PaperBlock[] {
  if (passedOver.length === 0) return [];
  const nameOf = new Map(body.bids.map(({ entryId, name }) => [entryId, name]));
  const columns = [texts.bidder, texts.ground, texts.reasons, texts.time].map((one) => say(one));
  const rows = passedOver.map(({ entryId, ground, reason, time }) => [
    nameOf.get(entryId) ?? '',
    say(passOverGround.named(ground)?.label),
    reason,
    time,
  ]);
  return [
    { kind: 'heading', text: say(texts.passedOver) },
    { kind: 'table', columns, rows },
  ];
}
