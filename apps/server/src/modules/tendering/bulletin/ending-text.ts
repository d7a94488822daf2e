import { wasOpened, manner, type Comparison } from '@zhaocai/model';
import type { ProjectRow } from '../project/find-project.ts';
import { section, table } from './html.ts';
import { contactLines } from './notice-parts.ts';

/** Of an end that two persons have agreed on. */
export function endingText(project: ProjectRow, { notice, grounds }: { notice: string; grounds: string }): string {
  return [
    aboutProject(project),
    section(`二、${notice}原因`, [['原因', grounds]]),
    section('三、其他', [
      ['已递交的报价', wasOpened(project) ? null : '本项目未开标，已递交的报价不予开启'],
      ['公告期限', '自本公告发布之日起1个工作日'],
    ]),
    contact(project, '四'),
  ].join('');
}

interface FailedPackages {
  readonly packages: readonly { readonly packageNo: number; readonly packageName: string }[];
  readonly least: number;
}

/** Of packages that too few have quoted for, while the others are opened. */
export function failedPackagesText(project: ProjectRow, { packages, least }: FailedPackages): string {
  const reason = `递交报价的供应商不足${least}家`;
  const rows = packages.map(({ packageNo, packageName }) => [packageNo, packageName, reason]);
  return [
    aboutProject({ ...project, openedTime: null }),
    `<h3>二、流标的采购包</h3>${table(['包号', '包名称', '原因'], rows)}`,
    section('三、其他', [
      ['已递交的报价', '流标的采购包未开标，已递交的报价不予开启'],
      ['其他采购包', '继续进行'],
    ]),
    contact(project, '四'),
  ].join('');
}

/** Of a project that nobody could win: why each offer was not accepted. */
export function failureText(project: ProjectRow, { packages, suppliers }: Comparison): string {
  const rows = packages.map(({ packageId, packageNo, packageName }) => {
    const reasons = suppliers.flatMap(({ supplierName, detailListVOS }) =>
      detailListVOS
        .filter((offer) => offer.packageId === packageId)
        .map(({ bidRemark }) => `${supplierName}：${bidRemark ?? ''}`),
    );
    return [packageNo, packageName, reasons.length > 0 ? reasons.join('；') : '响应供应商不足'];
  });
  return [
    aboutProject(project),
    `<h3>二、流标原因</h3>${table(['包号', '包名称', '原因'], rows)}`,
    section('三、公告期限', [['期限', '自本公告发布之日起1个工作日']]),
    contact(project, '四'),
  ].join('');
}

interface Withdrawal {
  readonly grounds: string;
  readonly replaced: { readonly title: string; readonly publishTime: string | null } | undefined;
}

export function withdrawalText(project: ProjectRow, { grounds, replaced }: Withdrawal): string {
  return [
    aboutProject(project),
    section('二、撤销事项', [
      ['撤销的公告', replaced && `${replaced.title}（${replaced.publishTime ?? ''}发布）`],
      ['原因', grounds],
      ['后续安排', '采购人将重新确定供应商并另行公告'],
    ]),
    contact(project, '三'),
  ].join('');
}

function aboutProject(project: ProjectRow): string {
  return section('一、项目情况', [
    ['项目编号', project.projectNo],
    ['项目名称', project.projectName],
    ['采购方式', manner.named(project.manner)?.label.zh],
    ['首次公告时间', project.publishTime],
    ['开标时间', project.openedTime],
  ]);
}

function contact(project: ProjectRow, no: string): string {
  return section(`${no}、联系方式`, contactLines(project));
}
