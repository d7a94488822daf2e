import { groupThousands } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { readComparison } from '../opening/comparison-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { candidatesPeriodText } from '../result/candidates.ts';
import { section, table } from './html.ts';
import { contactLines, selectedFor } from './notice-parts.ts';

/** Who stands to win each package, and until when anybody may object (Regulation on the Tendering Law, article 54). */
export async function candidatesText(ctx: Ctx, project: ProjectRow): Promise<string> {
  const comparison = await readComparison(ctx, project.id);
  const rows = comparison.packages.flatMap(({ packageId, packageNo, packageName }) =>
    selectedFor(comparison, packageId).map(({ supplierName, totalMoney }) => [
      packageNo,
      packageName,
      supplierName,
      groupThousands(totalMoney),
    ]),
  );
  return [
    section('一、项目情况', [
      ['项目编号', project.projectNo],
      ['项目名称', project.projectName],
      ['开标时间', project.openedTime],
    ]),
    `<h3>二、中标候选人</h3>${table(['包号', '包名称', '中标候选人', '投标报价（元）'], rows)}`,
    section('三、公示期', [['期限', await candidatesPeriodText(ctx, project)]]),
    section('四、提出异议的渠道和方式', [
      ['说明', '投标人或者其他利害关系人对评标结果有异议的，应当在公示期间以书面形式向采购人提出'],
      ...contactLines(project),
    ]),
  ].join('');
}
