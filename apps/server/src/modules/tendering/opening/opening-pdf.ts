import {
  comparison as comparisonApi,
  groupThousands,
  openedQuote,
  openFault,
  project as projectEntity,
  type Comparison,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, seenOf, type SheetBlock } from '../../../platform/print/index.ts';
import { findProject } from '../project/find-project.ts';
import { readComparison } from './comparison-queries.ts';
import { openingTexts } from './opening-pdf-texts.ts';

/** Who offered what, package by package, as it was opened; nothing of it before the opening. */
export async function openingPdf(ctx: Ctx, { projectId }: { projectId: string }): Promise<RawAnswer> {
  const seen = seenOf(ctx, comparisonApi, await readComparison(ctx, projectId));
  const { openTime } = await findProject(ctx, projectId);
  const { language } = ctx;
  const label = (name: 'projectNo' | 'projectName' | 'openTime') => projectEntity.fields[name].label[language];
  const facts = factsTable([
    [label('projectNo'), seen.projectNo ?? ''],
    [label('projectName'), seen.projectName ?? ''],
    [label('openTime'), openTime.slice(0, 16)],
  ]);
  const hands = [
    { kind: 'heading', text: openingTexts.present[language] },
    { kind: 'text', text: openingTexts.hands[language] },
  ] as const;
  const blocks = [facts, ...seen.packages.flatMap((one) => packageBlocks(ctx, seen, one)), ...hands];
  return printedAnswer(ctx, { title: `${seen.projectName ?? ''}${openingTexts.title[language]}`, blocks });
}

function packageBlocks(
  { language }: Ctx,
  { suppliers }: Comparison,
  one: Comparison['packages'][number],
): SheetBlock[] {
  const rows = suppliers.flatMap(({ supplierName, detailListVOS, unopened }) => [
    ...detailListVOS
      .filter(({ packageId }) => packageId === one.packageId)
      .map(({ firstMoney, remark }) => [supplierName, groupThousands(firstMoney ?? ''), remark ?? '']),
    ...unopened
      .filter(({ packageId }) => packageId === one.packageId)
      .map((fault) => [
        supplierName,
        openingTexts.unopened[language],
        openFault.named(fault.openFault)?.label[language] ?? '',
      ]),
  ]);
  const heading = `${openingTexts.package[language]} ${one.packageNo}　${one.packageName ?? ''}`;
  const columns = [
    openingTexts.supplier[language],
    openingTexts.total[language],
    openedQuote.fields.remark.label[language],
  ];
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', columns, rows },
  ];
}
