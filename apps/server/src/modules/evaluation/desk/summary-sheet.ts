import {
  checkCategory,
  scoreCategory,
  type EndpointInput,
  type EvaluationSummary,
  type exportSummary as exportEndpoint,
  type Language,
  type SummaryBid,
} from '@zhaocai/model';
import { spreadsheetAnswer, writePlain, type PlainCell } from '../../../platform/excel/index.ts';
import { refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { readSummary } from './summary-queries.ts';
import { summaryWords } from './summary-sheet-words.ts';

/** The summary as it is read: bid by bid its checks, its items with what each member gave, and its standing. */
export async function exportSummary(ctx: Ctx, { packageId }: EndpointInput<typeof exportEndpoint>): Promise<RawAnswer> {
  const summary = await readSummary(ctx, { packageId });
  if (summary.sumTime === null) refuse('evaluation.othersScoring');
  const say = (word: keyof typeof summaryWords) => summaryWords[word][ctx.language];
  const header = [
    say('bidder'),
    say('kind'),
    say('item'),
    say('most'),
    ...summary.members.map(({ name }) => name),
    say('outcome'),
  ];
  const rows = summary.bids.flatMap((bid) => rowsOf(bid, { summary, language: ctx.language }));
  async function* batches() {
    yield rows;
  }
  const name = `${say('name')}-${summary.projectName}-${String(summary.packageNo)}`;
  return spreadsheetAnswer(name, writePlain({ name: say('name'), header, batches: batches() }));
}

interface Reading {
  readonly summary: EvaluationSummary;
  readonly language: Language;
}

function rowsOf(bid: SummaryBid, { summary, language }: Reading): PlainCell[][] {
  const { members, checks, items, priceWeight } = summary;
  const say = (word: keyof typeof summaryWords) => summaryWords[word][language];
  const blank = members.map(() => '');
  const categories = [...checkCategory.choices, ...scoreCategory.choices];
  const kindOf = (category: number | undefined) =>
    categories.find(({ value }) => value === category)?.label[language] ?? '';
  const checked = bid.checks.map(({ place, isMet, against }) => [
    bid.name,
    kindOf(checks[place]?.category),
    checks[place]?.name ?? '',
    '',
    ...members.map(({ id }) => {
      const found = against.find(({ memberId }) => memberId === id);
      return found ? `${say('notMet')} ${found.reason ?? ''}` : say('met');
    }),
    say(isMet ? 'met' : 'notMet'),
  ]);
  const scored = bid.items.map(({ place, given, score }) => [
    bid.name,
    kindOf(items[place]?.category),
    items[place]?.name ?? '',
    items[place]?.maxScore ?? '',
    ...members.map(({ id }) => given.find(({ memberId }) => memberId === id)?.score ?? ''),
    score ?? '',
  ]);
  const rank = bid.rank === null ? say('out') : `${String(bid.rank)}${bid.isTied ? ` ${say('tied')}` : ''}`;
  return [
    ...checked,
    ...scored,
    [bid.name, say('price'), '', '', ...blank, bid.price],
    [bid.name, say('pricePoints'), '', priceWeight ?? '', ...blank, bid.pricePoints ?? ''],
    [bid.name, say('total'), '', '', ...blank, bid.total ?? ''],
    [bid.name, say('rank'), '', '', ...blank, rank],
  ];
}
