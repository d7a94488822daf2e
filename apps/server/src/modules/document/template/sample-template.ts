import { contentTypes } from '../../../platform/files/content-type.ts';
import { downloadHeaders } from '../../../platform/files/download-headers.ts';
import type { RawAnswer } from '../../../platform/http/context.ts';
import { writeDocx } from '../docx/write-docx.ts';

/** A notice that shows every way of writing a mark; it can be uploaded as it is. */
export async function sampleTemplate(): Promise<RawAnswer> {
  return {
    headers: downloadHeaders({ fileName: '公告模板示例.docx', contentType: contentTypes.docx }),
    body: sampleNotice(),
  };
}

export function sampleNotice(): Buffer {
  return writeDocx([
    { text: '${project.projectName}采购公告', isTitle: true },
    { text: '一、项目基本情况', isHeading: true },
    '项目编号：${project.projectNo}',
    '采购方式：${project.manner}',
    '预算金额（元）：${project.generalBudget}',
    '${#project.ceilingMoney}最高限价（元）：${project.ceilingMoney}${/project.ceilingMoney}',
    { text: '二、采购内容', isHeading: true },
    '${#packages}',
    '包${packageNo}：${packageName}，预算${budget}元',
    [
      ['序号', '名称', '数量', '单位'],
      ['${#items}${no}', '${name}', '${quantity}', '${unit}${/items}'],
    ],
    '${/packages}',
    { text: '三、报名与报价', isHeading: true },
    '报名截止时间：${project.entryEndTime}',
    '报价截止时间：${project.bidEndTime}',
    '开标时间：${project.openTime}',
    '${#project.openPlace}开标地点：${project.openPlace}${/project.openPlace}',
    '${buyer.name}',
    '${today}',
  ]);
}
