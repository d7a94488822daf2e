import {
  comparison as comparisonApi,
  groupThousands,
  openedQuote,
  openFault,
  project as projectEntity,
  type Comparison,
  type Text,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, seenOf, type SheetBlock } from '../../../platform/print/index.ts';
import { findProject } from '../project/find-project.ts';
import { readComparison } from './comparison-queries.ts';

const texts = {
  title: { zh: '开标记录', en: 'Record of the opening' },
  package: { zh: '采购包', en: 'Package' },
  supplier: { zh: '供应商', en: 'Supplier' },
  total: { zh: '报价（元）', en: 'Quote (yuan)' },
  unopened: { zh: '不能开启', en: 'Not opened' },
  present: { zh: '签字', en: 'Signatures' },
  hands: {
    zh: '开标人：　　　　　　记录人：　　　　　　监督人：',
    en: 'Opened by:          Recorded by:          Witnessed by:',
  },
} satisfies Record<string, Text>;

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
    { kind: 'heading', text: texts.present[language] },
    { kind: 'text', text: texts.hands[language] },
  ] as const;
  const blocks = [facts, ...seen.packages.flatMap((one) => packageBlocks(ctx, seen, one)), ...hands];
  return printedAnswer(ctx, { title: `${seen.projectName ?? ''}${texts.title[language]}`, blocks });
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
        texts.unopened[language],
        openFault.named(fault.openFault)?.label[language] ?? '',
      ]),
  ]);
  const heading = `${texts.package[language]} ${one.packageNo}　${one.packageName ?? ''}`;
  const columns = [texts.supplier[language], texts.total[language], openedQuote.fields.remark.label[language]];
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', columns, rows },
  ];
}
