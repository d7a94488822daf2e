import { groupThousands } from '../kit/number-text.ts';
import type { PaperBlock } from '../kit/paper.ts';
import type { Text } from '../kit/text.ts';
import { bidQuestionLifecycle } from './bid-question.ts';
import { bidSignalLifecycle } from './bid-signal.ts';
import { askedFor, signalCode } from './choices.ts';
import type { BidOfReport, ReportBody } from './report-body.ts';
import { reportTexts as texts } from './report-texts.ts';
import { isScoredMethod } from './standard-rule.ts';

/** Says a text of a report in its reader's language. */
export type Say = (text: Text | undefined, params?: Readonly<Record<string, string | number>>) => string;

/** What the committee found of the bids: checks, scores, low prices, signals, answers, and whom it recommends. */
export function foundBlocks(say: Say, body: ReportBody, substance: string): PaperBlock[] {
  return [
    ...checkBlocks(say, body),
    ...roundBlocks(say, body),
    ...scoreBlocks(say, body),
    ...lowPriceBlocks(say, body),
    ...signalBlocks(say, body),
    ...questionBlocks(say, body, substance),
    ...rankingBlocks(say, body),
  ];
}

const words = (say: Say, ...names: readonly (keyof typeof texts)[]) => names.map((name) => say(texts[name]));
const heading = (say: Say, name: keyof typeof texts): PaperBlock => ({ kind: 'heading', text: say(texts[name]) });

function checkBlocks(say: Say, { bids, members, standard, rounds = [] }: ReportBody): PaperBlock[] {
  const price = ({ price: yuan }: BidOfReport) => groupThousands(yuan);
  const against = bids.flatMap((bid) =>
    bid.checks.map(({ place, isMet, votes, reasons }) => [
      bid.name,
      standard.checks[place]?.name ?? '',
      say(texts.votes, { votes, count: members.length }),
      say(isMet ? texts.stands : texts.falls),
      reasons.join(say(texts.semicolon)) || '—',
    ]),
  );
  return [
    heading(say, 'checks'),
    {
      kind: 'table',
      columns: words(say, 'bidder', 'price', 'evaluated', 'outcome'),
      rows: bids.map((bid) => [bid.name, price(bid), price(bid), say(outcomeOf(bid))]),
    },
    textOf(say(rounds.length > 0 ? texts.asQuotedLast : texts.asOpened)),
    ...(against.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: words(say, 'bidder', 'item', 'against', 'outcome', 'reasons'),
            rows: against,
          },
        ]),
  ];
}

/** What was asked in each round of a negotiation, and what every bidder quoted. */
function roundBlocks(say: Say, { rounds = [], bids }: ReportBody): PaperBlock[] {
  if (rounds.length === 0) return [];
  const name = ({ roundNo, isLast }: (typeof rounds)[number]) =>
    say(isLast ? texts.lastRound : texts.round, { no: roundNo });
  const quoted = (entryId: string, { quotes }: (typeof rounds)[number]) =>
    quotes.find((one) => one.entryId === entryId)?.price ?? null;
  return [
    textOf(say(texts.negotiated)),
    {
      kind: 'table',
      columns: words(say, 'roundName', 'askedThen', 'openedThen'),
      rows: rounds.map((one) => [name(one), one.terms, one.openedTime ?? '—']),
    },
    {
      kind: 'table',
      columns: [...words(say, 'bidder'), ...rounds.map(name)],
      rows: bids.map((bid) => [
        bid.name,
        ...rounds.map((one) => {
          const price = quoted(bid.entryId, one);
          return price === null ? '—' : groupThousands(price);
        }),
      ]),
    },
  ];
}

function outcomeOf({ isRejected, isWithdrawn, checks }: BidOfReport): Text {
  if (!isRejected) return texts.passed;
  if (isWithdrawn) return texts.withdrawn;
  return checks.some(({ isMet }) => !isMet) ? texts.out : texts.lowOut;
}

function scoreBlocks(say: Say, { bids, standard, priceBase }: ReportBody): PaperBlock[] {
  if (!isScoredMethod(standard.evaluationMethod))
    return [heading(say, 'scores'), { kind: 'text', text: say(texts.pricesAlone) }];
  const left = bids.filter(({ isRejected }) => !isRejected);
  return [
    heading(say, 'scores'),
    ...(priceBase === null ? [] : [textOf(say(texts.priceBase, { base: groupThousands(priceBase) }))]),
    ...inParts(left).map((some) => itemTable(say, standard.items, some)),
    {
      kind: 'table',
      columns: words(say, 'bidder', 'itemPoints', 'pricePoints', 'total'),
      rows: left.map((bid) => [bid.name, bid.itemPoints ?? '—', bid.pricePoints ?? '—', bid.total ?? '—']),
    },
  ];
}

/** So many bidders stand side by side on an upright page. */
const besideEachOther = 5;

function inParts(bids: readonly BidOfReport[]): BidOfReport[][] {
  const parts = Math.ceil(bids.length / besideEachOther);
  return Array.from({ length: parts }, (_, at) => bids.slice(at * besideEachOther, (at + 1) * besideEachOther));
}

/** Items down, bidders across. */
function itemTable(say: Say, items: ReportBody['standard']['items'], bids: readonly BidOfReport[]): PaperBlock {
  return {
    kind: 'table',
    columns: [...words(say, 'item', 'most'), ...bids.map(({ name }) => name)],
    rows: items.map(({ name, maxScore }, place) => [
      name,
      maxScore,
      ...bids.map((bid) => bid.items.find((one) => one.place === place)?.score ?? '—'),
    ]),
  };
}

const ruleTexts = { average: texts.average, secondLowest: texts.secondLowest, ceiling: texts.ceilingLow } as const;

function lowPriceBlocks(say: Say, { bids }: ReportBody): PaperBlock[] {
  const rows = bids.flatMap(({ name, price, lowPrice }) => {
    if (!lowPrice) return [];
    const { reasons, accepted, refused, isAccepted, askedStatus } = lowPrice;
    const found = reasons.map(({ rule, limit, measure }) =>
      say(ruleTexts[rule], { limit: groupThousands(limit), measure: groupThousands(measure) }),
    );
    const asked = bidQuestionLifecycle.named(askedStatus)?.label ?? texts.unasked;
    const judged = isAccepted === false ? texts.refuses : texts.accepts;
    const figures = { accepted, refused };
    return [[name, groupThousands(price), found.join(say(texts.semicolon)), say(asked), say(judged, figures)]];
  });
  return [
    heading(say, 'lowPrices'),
    tableOrNone(say, { columns: words(say, 'bidder', 'price', 'found', 'explained', 'judged'), rows }),
  ];
}

function signalBlocks(say: Say, { signals }: ReportBody): PaperBlock[] {
  const rows = signals.map(({ code, bidders, common, signalStatus, opinion }) => [
    say(signalCode.named(code)?.label),
    [bidders.join(say(texts.comma)), common.join(say(texts.comma))].filter(Boolean).join(say(texts.semicolon)),
    [say(bidSignalLifecycle.named(signalStatus)?.label), opinion ?? ''].filter(Boolean).join(say(texts.semicolon)),
  ]);
  return [heading(say, 'signals'), tableOrNone(say, { columns: words(say, 'signal', 'between', 'opinion'), rows })];
}

function questionBlocks(say: Say, { questions }: ReportBody, substance: string): PaperBlock[] {
  const rows = questions.map((one) => [
    one.bidderName,
    `${say(askedFor.named(one.askedFor)?.label)}${say(texts.semicolon)}${one.content}`,
    one.answer ?? say(bidQuestionLifecycle.named(one.questionStatus)?.label),
    one.answerTime ?? '—',
  ]);
  return [
    heading(say, 'questions'),
    tableOrNone(say, { columns: words(say, 'bidder', 'asked', 'answer', 'time'), rows }),
    ...(rows.length === 0 ? [] : [textOf(substance)]),
  ];
}

function rankingBlocks(say: Say, { bids, candidates }: ReportBody): PaperBlock[] {
  const ranked = bids.filter(({ rank }) => rank !== null);
  const rows = ranked.map(({ entryId, name, price, total, rank, isTied }) => [
    isTied ? say(texts.tied, { rank: rank ?? '' }) : String(rank),
    name,
    groupThousands(price),
    total ?? '—',
    candidates.includes(entryId) ? say(texts.candidateNo, { no: rank ?? '' }) : '—',
  ]);
  return [
    heading(say, 'ranking'),
    rows.length === 0
      ? textOf(say(texts.noCandidates))
      : { kind: 'table', columns: words(say, 'rank', 'bidder', 'price', 'total', 'candidate'), rows },
  ];
}

function textOf(text: string): PaperBlock {
  return { kind: 'text', text };
}

/** A table, or the word that there is nothing in it. */
export function tableOrNone(say: Say, table: Omit<Extract<PaperBlock, { kind: 'table' }>, 'kind'>): PaperBlock {
  return table.rows.length === 0 ? textOf(say(texts.none)) : { kind: 'table', ...table };
}
