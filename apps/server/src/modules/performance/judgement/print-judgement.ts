import {
  evaluateResult,
  judgeCycle,
  judgement,
  judgeTemplate,
  judgeItemFields,
  type EndpointInput,
  type judgementPdf,
  type Language,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, type SheetBlock } from '../../../platform/print/index.ts';
import { findJudgement } from './judgement-queries.ts';
import { judgementWords } from './print-judgement-words.ts';

type Printed = Awaited<ReturnType<typeof findJudgement>>;

/** The sheet with its scores and room for both signatures. */
export async function printJudgement(ctx: Ctx, { id }: EndpointInput<typeof judgementPdf>): Promise<RawAnswer> {
  const row = await findJudgement(ctx, id);
  const { language } = ctx;
  const said = judgementWords[language];
  const { fields } = judgement;
  const { remark } = row;
  return printedAnswer(ctx, {
    title: `${row.targetName} ${judgement.label[language]}`,
    note: row.judgeNo ?? '',
    blocks: [
      factsTable(factsOf(row, language)),
      { kind: 'heading', text: said.scores },
      linesOf(row, language),
      ...(remark ? [blockOf('heading', fields.remark.label[language]), blockOf('text', remark)] : []),
      { kind: 'heading', text: said.signing },
      factsTable([
        [said.judger, ''],
        [said.judged, ''],
      ]),
    ],
  });
}

function blockOf(kind: 'heading' | 'text', text: string): SheetBlock {
  return { kind, text };
}

function factsOf(row: Printed, language: Language): [string, string][] {
  const { fields } = judgement;
  const cycle = judgeCycle.named(row.cycle)?.label[language] ?? '';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [fields.targetName.label[language], row.targetName],
    [fields.cycle.label[language], row.period ? `${cycle} ${row.period}` : cycle],
    [fields.projectName.label[language], row.projectName],
    [judgeTemplate.label[language], `${row.templateName ?? ''} (${row.templateEdition ?? 1})`],
    [fields.judgeTime.label[language], row.judgeTime],
    [fields.totalScore.label[language], row.totalScore],
    [fields.level.label[language], evaluateResult.named(row.level)?.label[language]],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function linesOf({ details }: Printed, language: Language): SheetBlock {
  const { itemName, maxScore } = judgeItemFields;
  const { score, reason } = judgementWords[language];
  return {
    kind: 'table',
    columns: [itemName.label[language], maxScore.label[language], score, reason],
    rows: details.map((line) => [line.itemName, line.maxScore, line.score ?? '', line.remark ?? '']),
  };
}
