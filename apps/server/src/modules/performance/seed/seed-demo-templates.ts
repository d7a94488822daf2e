import { judgeTemplate, judgeType, type EndpointInput, type saveJudgeTemplate } from '@zhaocai/model';
import type { Logger } from 'pino';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { enableTemplate } from '../template/enable-template.ts';
import { saveTemplate } from '../template/save-template.ts';

type Wish = EndpointInput<typeof saveJudgeTemplate>;
type Items = Wish['items'];

const item = (itemName: string, maxScore: string, standard: string): Items[number] => ({
  itemName,
  maxScore,
  scoreWay: 1,
  standard,
});

const ofSupplier: Items = [
  item('交付及时性', '30', '按合同约定日期交付得满分；每延误1日扣2分，扣完为止。'),
  item('质量与验收', '35', '一次验收合格得满分；整改后合格得20分；仍不合格得0分。'),
  item('售后与响应', '20', '2小时内响应、24小时内到场得满分；每超时一次扣4分。'),
  item('诚信履约', '15', '无投诉、无违约得满分；每发生一次经查实的违约扣5分。'),
];

const ofAgency: Items = [
  item('采购文件质量', '30', '编制准确、无歧视性条款得满分；因文件问题引起的更正每次扣5分。'),
  item('程序合规', '30', '各环节符合法定程序和时限得满分；每发现一处不合规扣10分。'),
  item('组织与服务', '25', '开评标组织有序、沟通及时得满分；每发生一次疏漏扣5分。'),
  item('质疑处理', '15', '按期答复、依据充分得满分；逾期答复每次扣5分。'),
];

const ofExpert: Items = [
  item('评审纪律', '40', '准时到场、遵守评审纪律得满分；迟到、使用通讯工具等每次扣10分。'),
  item('专业水平', '35', '评审意见依据充分、打分客观得满分；与评审标准明显不符每处扣5分。'),
  item('工作态度', '25', '认真审阅、配合组织得满分；敷衍或不配合每次扣5分。'),
];

const wishes: readonly Wish[] = [
  { name: '供应商履约评价（按项目）', judgeType: judgeType.code.supplier, cycle: 1, confirmDays: 7, items: ofSupplier },
  { name: '供应商年度评价', judgeType: judgeType.code.supplier, cycle: 3, confirmDays: 10, items: ofSupplier },
  { name: '代理机构服务评价（按项目）', judgeType: judgeType.code.agency, cycle: 1, confirmDays: 7, items: ofAgency },
  { name: '评审专家履职评价', judgeType: judgeType.code.expert, cycle: 1, confirmDays: 5, items: ofExpert },
];

/** The templates of the demo's unit, each in use. What is there is left alone. */
export function seedDemoTemplates(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: judgeTemplate, cast: ['manager'] }, async ({ manager }) => {
    for (const wish of wishes) {
      const { id } = await saveTemplate(manager, wish);
      await enableTemplate(manager, { id, enable: 1 });
    }
  });
}
