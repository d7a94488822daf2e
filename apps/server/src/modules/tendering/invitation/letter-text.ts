import { groupThousands, manner, noticeName, type PackageDetail } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { escapeHtml, numbered, paragraphs } from '../bulletin/html.ts';
import { contactLines } from '../bulletin/notice-parts.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { sourcePeriodText } from './source-publicity.ts';

/** A tender invites to bid, a negotiation to negotiate. */
export function letterTitle({ projectName, manner: code }: ProjectRow): string {
  const kind = manner.is(code, 'invitedTender') ? '投标' : manner.is(code, 'negotiation') ? '谈判' : '采购';
  return noticeName(projectName, `${kind}邀请书`);
}

/** What is said before the facts of the project. It names nobody: who else was asked is told to none of them (R38). */
export function invitationText({ buyerName, projectName, entryEndTime }: ProjectRow): string {
  return [
    `<p>${escapeHtml(`${buyerName ?? ''}就“${projectName}”邀请贵单位参加，采购内容和要求如下。`)}</p>`,
    paragraphs([['报名截止时间', entryEndTime]]),
    '<p>请于上述时间前登录平台接受邀请并获取采购文件；不参加的，请谢绝并说明原因。</p>',
  ].join('');
}

const intended = `
  select supplier_name as name, credit_code as "creditCode", reason,
    (select s.address from supplier s where s.tenant_id = i.tenant_id and s.id = i.supplier_id) as address
  from invitation i where i.tenant_id = $1 and i.project_id = $2 and i.is_deleted = 0 order by i.id limit 1`;

interface Intended {
  readonly name: string;
  readonly creditCode: string;
  readonly reason: string | null;
  readonly address: string | null;
}

/** What article 38 of MOF order 74 has said of a single source: the need, why nobody else, who, for how long, to whom. */
export async function sourceText(ctx: Ctx, project: ProjectRow, packages: readonly PackageDetail[]): Promise<string> {
  const [source] = await ctx.db.query<Intended & Record<string, unknown>>(intended, [ctx.tenantId, project.id]);
  const goods = packages.flatMap(({ items }) => items.map(({ name }) => name)).join('、');
  return numbered([
    [
      '采购项目',
      [
        ['采购人', project.buyerName],
        ['项目编号', project.projectNo],
        ['项目名称', project.projectName],
        ['拟采购的货物或服务', goods],
        ['预算金额（元）', groupThousands(project.generalBudget)],
      ],
    ],
    ['采用单一来源方式的原因及说明', [['说明', source?.reason ?? '（请填写只能从唯一供应商处采购的原因）']]],
    [
      '拟定的唯一供应商',
      [
        ['名称', source?.name ?? '（请先在受邀供应商中添加）'],
        ['统一社会信用代码', source?.creditCode],
        ['地址', source?.address ?? '（请填写供应商地址）'],
      ],
    ],
    [
      '专业人员论证意见',
      [
        ['专业人员', '（请填写姓名、工作单位和职称）'],
        ['论证意见', '（请填写对唯一性的具体论证意见）'],
      ],
    ],
    ['公示期限', [['期限', await sourcePeriodText(ctx, project)]]],
    [
      '异议的提出',
      '<p>任何供应商、单位或者个人对采用单一来源采购方式有异议的，可以在公示期内将书面意见反馈给采购人。</p>',
    ],
    ['联系方式', contactLines(project)],
  ]);
}
