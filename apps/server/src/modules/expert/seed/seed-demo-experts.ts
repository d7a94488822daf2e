import {
  addDays,
  checkLetterOf,
  expert,
  expertBank,
  expertCa,
  expertEduwork,
  expertJudgeinfo,
  expertTitle,
  isCardNo,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { completeExpert } from '../library/save-expert.ts';
import { recordHooks } from '../record/save-records.ts';

/** The demo's library: thirty experts, seven of them with an account. What is there is left alone. */
export function seedDemoExperts(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: expert, cast: ['manager', 'buyer'] }, async ({ manager, buyer }) => {
    const ids: string[] = [];
    for (const [place, person] of people.entries()) ids.push(await enter(buyer, person, place));
    const [waiting, drafted, suspended, ...others] = [...ids].reverse();
    const entered = [suspended ?? '', ...others];
    await transitionAll(buyer, expert, { ids: [waiting ?? '', ...entered], action: 'submit' });
    await transitionAll(manager, expert, { ids: entered, action: 'approve', set: { joinTime: manager.now } });
    if (suspended)
      await transition(manager, expert, {
        subject: { id: suspended, tenantId: manager.tenantId },
        action: 'suspend',
        reason: '赴外访学',
        set: { suspendUntil: addDays(manager.now.slice(0, 10), 90), stateReason: '赴外访学' },
      });
    if (drafted === undefined) throw new Error('the demo has too few experts');
  });
}

const accounts = 7;
const hooks = recordHooks('visible');

async function enter(ctx: Ctx, [name, workUnit, title, titleLevel, itemCodes]: DemoExpert, place: number) {
  const { id } = await saveRow(ctx, expert, {
    input: {
      name,
      workUnit,
      title,
      titleLevel,
      itemCodes,
      idNo: identityOf(place),
      phone: `139571${String(60_123 + place * 37).padStart(5, '0')}`,
      regionCode: '330100',
      source: place % 5 === 3 ? 3 : place % 4 === 2 ? 2 : 1,
      workYears: 9 + ((place * 5) % 22),
      eduLevel: 1 + (place % 3),
      email: `expert${place + 1}@example.com`,
      ...(place < accounts && { userId: await accountOf(ctx, `expert${place + 1}`) }),
    },
    hooks: { beforeSave: completeExpert },
  });
  if (place < accounts) await describe(ctx, id, { title, titleLevel, itemCodes, workUnit, place });
  return id;
}

interface Described {
  readonly title: string;
  readonly titleLevel: number;
  readonly itemCodes: string;
  readonly workUnit: string;
  readonly place: number;
}

/** Whoever has an account has his papers too. */
async function describe(ctx: Ctx, expertId: string, { title, titleLevel, itemCodes, workUnit, place }: Described) {
  const day = ctx.now.slice(0, 10);
  const bank = { expertId, bankName: '中国工商银行杭州西湖支行', cardNo: cardOf(place), isDefault: true };
  await saveRow(ctx, expertBank, { input: bank, hooks: hooks.bank });
  const paper = { certNo: `ZC${2010 + place}0${place}88`, titleDate: `${2010 + place}-12-01` };
  await saveRow(ctx, expertTitle, {
    input: { expertId, titleName: title, titleLevel, ...paper },
    hooks: hooks.title,
  });
  const from = `${2005 + place}-07-01`;
  const work = { expertId, eduworkType: 2, org: workUnit, post: title, fromDay: from };
  await saveRow(ctx, expertEduwork, { input: work, hooks: hooks.eduwork });
  for (const itemCode of itemCodes.split(','))
    await saveRow(ctx, expertJudgeinfo, {
      input: { expertId, itemCode, judgeLevel: 1, fromDay: from },
      hooks: hooks.judgeinfo,
    });
  const certificate = {
    expertId,
    certSn: `5A3C90${String(place).padStart(2, '0')}`,
    certDn: `CN=专家${place + 1},O=${workUnit},C=CN`,
    notBefore: addDays(day, -700),
    // The first one's runs out soon, which his page says.
    notAfter: addDays(day, place === 0 ? 21 : 400),
  };
  await saveRow(ctx, expertCa, { input: certificate, hooks: hooks.ca });
}

async function accountOf(ctx: Ctx, account: string): Promise<string | null> {
  const [user] = await ctx.db.query<{ id: string }>(
    'select id::text from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [ctx.tenantId, account],
  );
  return user?.id ?? null;
}

/** Numbers of nobody: of a region that no card was ever issued for. */
function identityOf(place: number): string {
  const year = 1962 + ((place * 7) % 26);
  const first = `330199${year}${String(1 + (place % 12)).padStart(2, '0')}${String(10 + (place % 18))}${String(100 + place)}`;
  return first + checkLetterOf(first);
}

function cardOf(place: number): string {
  const first = `6222021202${String(10_000 + place * 13)}`;
  return Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).find(isCardNo) ?? first;
}

type DemoExpert = readonly [name: string, workUnit: string, title: string, titleLevel: number, itemCodes: string];

const people: readonly DemoExpert[] = [
  ['林知远', '杭州电子科技大学', '教授', 1, 'E0101,E0102'],
  ['赵文博', '浙江省计量科学研究院', '教授级高级工程师', 1, 'E0102'],
  ['孙晓芸', '浙江财经大学', '教授', 1, 'E0201'],
  ['吴建国', '浙江省建筑设计研究院', '高级工程师', 2, 'E0103,E0202'],
  ['郑海涛', '中国计量大学', '副教授', 2, 'E0101'],
  ['王雨桐', '杭州市审计事务中心', '高级会计师', 2, 'E0201'],
  ['冯立新', '浙江工业大学', '教授', 1, 'E0102,E0101'],
  ['陈思源', '浙江理工大学', '副教授', 2, 'E0101'],
  ['黄慧敏', '宁波大学', '教授', 1, 'E0102'],
  ['周建平', '杭州师范大学', '高级实验师', 2, 'E0102'],
  ['徐丽华', '浙江工商大学', '副教授', 2, 'E0201'],
  ['马国强', '浙江省建设工程造价管理总站', '高级工程师', 2, 'E0202'],
  ['朱晨曦', '浙江大学城市学院', '副教授', 2, 'E0101,E0102'],
  ['胡志明', '浙江省特种设备科学研究院', '高级工程师', 2, 'E0102'],
  ['郭婉婷', '浙江万里学院', '副教授', 2, 'E0201,E0202'],
  ['何俊杰', '浙江科技学院', '教授', 1, 'E0103'],
  ['高秀英', '杭州市第一人民医院', '主任技师', 1, 'E0102'],
  ['罗永刚', '浙江省信息化促进中心', '高级工程师', 2, 'E0101'],
  ['梁静怡', '浙江传媒学院', '副教授', 2, 'E0101'],
  ['宋文涛', '浙江水利水电学院', '高级工程师', 2, 'E0103'],
  ['唐雪梅', '浙江中医药大学', '主任技师', 1, 'E0102'],
  ['许正阳', '温州大学', '教授', 1, 'E0102,E0103'],
  ['韩冰洁', '嘉兴学院', '副教授', 2, 'E0101,E0201'],
  ['邓伟民', '浙江省地质院', '高级工程师', 2, 'E0103'],
  ['曹雅琴', '浙江金融职业学院', '副教授', 2, 'E0201'],
  ['彭启航', '绍兴文理学院', '副教授', 2, 'E0102'],
  ['曾令辉', '湖州师范学院', '高级实验师', 2, 'E0102'],
  ['萧子涵', '杭州职业技术学院', '副教授', 2, 'E0101'],
  ['田方舟', '浙江农林大学', '副教授', 2, 'E03'],
  ['董海燕', '台州学院', '教授', 1, 'E0102'],
];
