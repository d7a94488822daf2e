import type { ProjectRow } from '../project/find-project.ts';
import { section, type Line } from './html.ts';
import { contactLines } from './notice-parts.ts';

/** The notice that a procurement stands still. Notices are in Chinese. */
export function pauseText(project: ProjectRow, { grounds, since }: { grounds: string; since: string }): string {
  return [
    section('一、项目情况', factsOf(project)),
    section('二、暂停事项', [
      ['暂停时间', since],
      ['暂停原因', grounds],
      ['暂停期间', '不接收报名和报价，不开标；已递交的报价继续密封保存'],
    ]),
    section('三、联系方式', contactLines(project)),
  ].join('');
}

/** The notice that it goes on; the new times follow it as a table. */
export function resumptionText(project: ProjectRow, { reason, days }: { reason: string; days: number }): string {
  return [
    section('一、项目情况', factsOf(project)),
    section('二、恢复事项', [
      ['恢复原因', reason],
      ['暂停天数', `${days}天，尚未届满的各项期限相应顺延`],
    ]),
    section('三、联系方式', contactLines(project)),
  ].join('');
}

function factsOf({ projectNo, projectName, publishTime }: ProjectRow): readonly Line[] {
  return [
    ['项目编号', projectNo],
    ['项目名称', projectName],
    ['首次公告时间', publishTime],
  ];
}
