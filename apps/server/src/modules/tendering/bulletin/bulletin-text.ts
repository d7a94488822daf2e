import {
  bulletin,
  bulletinType,
  consortiumLine,
  dayType,
  groupThousands,
  manner,
  purchaseTypes,
  saleType,
  lawRegime,
  opensProject,
  trimZeros,
  type Choice,
  type PackageDetail,
  methodNotice,
  noticeName,
  resultWords,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { readComparison } from '../opening/comparison-queries.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { ruleInForce } from '../rules/project-rules.ts';
import { candidatesText } from './candidates-text.ts';
import { invitationText, letterTitle, sourceText } from '../invitation/letter-text.ts';
import { failureText } from './ending-text.ts';
import { contactLines, selectedFor } from './notice-parts.ts';
import { replacedBy } from './replaced-notice.ts';
import { numbered, paragraphs, section, table, type Line } from './html.ts';

interface BulletinText {
  readonly title: string;
  readonly content: string;
}

/** The text of a notice as the project's data give it, to be read over and published. Notices are in Chinese. */
export async function bulletinText(
  ctx: Ctx,
  { projectId, bulletinType: kind }: { projectId: string; bulletinType: number },
): Promise<BulletinText> {
  const project = await findProject(ctx, projectId);
  const packages = await packageDetailsOf(ctx, projectId);
  const { projectName } = project;
  if (bulletinType.is(kind, 'invitation'))
    return { title: letterTitle(project), content: invitationText(project) + noticeText(project, packages) };
  if (bulletinType.is(kind, 'publicity'))
    return { title: noticeName(projectName, '单一来源采购公示'), content: await sourceText(ctx, project, packages) };
  if (opensProject(kind))
    return {
      title: noticeTitle(project),
      content: noticeText(project, packages, await noticePeriod(ctx, project)),
    };
  if (bulletinType.is(kind, 'result')) return resultNotice(ctx, project);
  if (bulletinType.is(kind, 'candidates'))
    return { title: noticeName(projectName, '中标候选人公示'), content: await candidatesText(ctx, project) };
  if (bulletinType.is(kind, 'ending'))
    return {
      title: noticeName(projectName, '采购流标公告'),
      content: failureText(project, await readComparison(ctx, projectId)),
    };
  if (!bulletinType.is(kind, 'change')) refuse('tendering.bulletinTypeNow');
  const facts = section('项目情况', [
    ['项目编号', project.projectNo],
    ['项目名称', projectName],
    ['首次公告时间', project.publishTime],
  ]);
  return { title: noticeName(projectName, '变更公告'), content: facts };
}

/** The first, or one that replaces an earlier one and names it. */
async function resultNotice(ctx: Ctx, project: ProjectRow): Promise<BulletinText> {
  const result = bulletinType.code.result;
  const replacesId = await replacedBy(ctx, { id: '0', projectId: project.id, bulletinType: result });
  const title = noticeName(project.projectName, '采购结果公告');
  const content = await resultText(ctx, project);
  if (!replacesId) return { title, content };
  const replaced = await findRow(ctx, bulletin, { id: replacesId });
  const told = section('更正说明', [
    ['替代的公告', `${replaced.title}（${replaced.publishTime ?? ''}发布）`],
    ['说明', '自本公告发布之日起，以本公告为准'],
  ]);
  return { title: title.replace(/公告$/, '更正公告'), content: told + content };
}

/** A tender is called a tender. */
function noticeTitle({ projectName, manner: code }: ProjectRow): string {
  const own = methodNotice(labelOf(manner.choices, code));
  return noticeName(projectName, manner.is(code, 'openTender') ? '招标公告' : own);
}

function labelOf(choices: readonly Choice[], value: unknown): string {
  return choices.find((choice) => choice.value === value)?.label.zh ?? '';
}

/** How long the notice stands: as the law says, otherwise until registration ends. */
async function noticePeriod(ctx: Ctx, project: ProjectRow): Promise<string> {
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, 'noticePeriod');
  if (!rule) return `自本公告发布之日起至${project.entryEndTime}`;
  return `自本公告发布之日起${trimZeros(rule.value)}个${labelOf(dayType.choices, rule.dayType)}`;
}

/** A letter has no period in which it stands. */
function noticeText(project: ProjectRow, packages: readonly PackageDetail[], period?: string): string {
  return numbered([
    [
      '项目基本情况',
      [
        ['项目编号', project.projectNo],
        ['项目名称', project.projectName],
        ['采购方式', labelOf(manner.choices, project.manner)],
        ['适用法规', labelOf(lawRegime.choices, project.lawRegime)],
        ['采购类型', labelOf(purchaseTypes, project.purchaseType)],
        ['预算金额（元）', grouped(project.generalBudget)],
        ['最高限价（元）', grouped(project.ceilingMoney)],
        ['资金来源', project.fundsSource],
      ],
    ],
    ['采购内容', packages.map(packageText).join('')],
    [
      '供应商资格要求',
      [
        ['要求', project.qualification || '具有独立承担民事责任的能力，具有良好的商业信誉'],
        ['联合体', consortiumLine(project)],
      ],
    ],
    ['商务要求', termsOf(project)],
    [
      '报名与报价',
      [
        ['公告期限', period],
        ['采购文件获取方式', waysToDocuments(project)],
        ['报名截止时间', project.entryEndTime],
        ['报价截止时间', project.bidEndTime],
        ['开标时间', project.openTime],
        ['开标地点', project.openPlace],
        ['报价方式', '登录平台在线报名、在线密封报价，截止后不再接收'],
      ],
    ],
    ['联系方式', contactLines(project)],
  ]);
}

function waysToDocuments({ saleType: way, saleMoney }: ProjectRow): string {
  if (saleType.is(way, 'online')) return `线上购买，每套${grouped(saleMoney)}元，支付后登录平台下载，不以报名为前提`;
  if (!saleType.is(way, 'offline')) return '登录平台下载，不以报名为前提';
  return `线下购买，每套${grouped(saleMoney)}元，购买后可登录平台下载`;
}

/** What the buyer asks for beside the goods. */
function termsOf(project: ProjectRow): readonly Line[] {
  return [
    [
      '交货期',
      project.deliveryDays ? `${project.deliveryDays}${labelOf(dayType.choices, project.deliveryDayType)}` : null,
    ],
    ['交货地点', project.deliveryPlace],
    ['报价保证金（元）', grouped(project.depositMoney)],
    ['报价有效期（天）', project.bidValidDays],
    ['其他要求', project.requirement],
  ];
}

function packageText({
  packageNo,
  packageName,
  budget,
  ceilingMoney,
  techParams,
  afterSale,
  items,
}: PackageDetail): string {
  const rows = items.map((item) => [
    item.lineNo,
    item.name,
    item.brandModel,
    item.unit,
    trimZeros(item.quantity),
    item.techParams,
  ]);
  return [
    paragraphs([
      [`第${packageNo}包`, packageName],
      ['包预算（元）', grouped(budget)],
      ['包最高限价（元）', grouped(ceilingMoney)],
    ]),
    table(['序号', '名称', '品牌型号', '单位', '数量', '技术参数'], rows),
    paragraphs([
      ['技术要求', techParams],
      ['售后服务', afterSale],
    ]),
  ].join('');
}

/** `2160000.00` → `2,160,000.00`. */
function grouped(yuan: string | null): string | null {
  return yuan && groupThousands(yuan);
}

async function resultText(ctx: Ctx, project: ProjectRow): Promise<string> {
  const comparison = await readComparison(ctx, project.id);
  const rows = comparison.packages.flatMap(({ packageId, packageNo, packageName }) => {
    const won = selectedFor(comparison, packageId);
    if (won.length === 0) return [[packageNo, packageName, '流标', '']];
    return won.map(({ supplierName, totalMoney }) => [packageNo, packageName, supplierName, grouped(totalMoney)]);
  });
  const { winner, money, result } = resultWords(project.manner);
  const heads = ['包号', '包名称', winner.zh, `${money.zh}（元）`];
  return [
    section('一、项目情况', [
      ['项目编号', project.projectNo],
      ['项目名称', project.projectName],
      ['采购方式', labelOf(manner.choices, project.manner)],
      ['开标时间', project.openTime],
    ]),
    `<h3>二、${result.zh}</h3>${table(heads, rows)}`,
    section('三、公告期限', [['期限', '自本公告发布之日起1个工作日']]),
    section('四、联系方式', contactLines(project)),
  ].join('');
}
