import type { Envelope, MenuNode, TopMenuRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menusOfAccounts } from '../../../test/menus-of-accounts.ts';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());

async function ask<T>(account: string, tenantId: string, path: string): Promise<T> {
  const token = await app.tokenOf(account, tenantId);
  const response = await app.call(`GET /api/blade-system/menu/${path}`, { token });
  expect(response.statusCode).toBe(200);
  return response.json<Envelope<T>>().data;
}

const codesOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children }) => [code, ...codesOf(children ?? [])]);
const leafCodes = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ code, children }) => (children ? leafCodes(children) : [code]));

describe('menus of a user', () => {
  test.each(menusOfAccounts)(
    '[R10] %s of %s gets the menus that his roles hold, nested',
    async (account, tenantId, expected) => {
      const nodes = await ask<MenuNode[]>(account, tenantId, 'routes');
      expect(codesOf(nodes)).toEqual(expected);
      expect(nodes.every(({ parentId }) => parentId === '0')).toBe(true);
    },
  );

  test('[R54, R55] a menu tells for which roles the sidebar shows it, and one that is everybody’s tells nothing', async () => {
    const set = (aliases: string | null) =>
      app.asSuperuser(`update menu set role_aliases = $1 where code = 'project'`, [aliases]);
    const project = async () => (await ask<MenuNode[]>('buyer', '100001', 'routes'))[0]?.children?.[0];
    await set('buyer,manager');
    expect(await project()).toMatchObject({ code: 'project', meta: { roles: ['buyer', 'manager'] } });
    await set(null);
    expect(await project()).not.toHaveProperty('meta');
  });

  test('the top menu names the menus under it that the user holds, so that a page is found there', async () => {
    const tops = await ask<TopMenuRow[]>('buyer', '100001', 'top-menu');
    const routes = await ask<MenuNode[]>('buyer', '100001', 'routes');
    const todo = routes.flatMap(({ children }) => children ?? []).find(({ code }) => code === 'todo');
    expect(tops.filter(({ menuIds }) => menuIds.includes(todo?.id ?? '')).map(({ code }) => code)).toEqual(['mywork']);
    expect(tops.find(({ code }) => code === 'report_mar')?.menuIds).toEqual([]);
  });

  test('a menu has path, icon, English name and no empty children', async () => {
    const [tenderee] = await ask<MenuNode[]>('buyer', '100001', 'routes');
    const project = tenderee?.children?.[0];
    expect(project).toMatchObject({
      code: 'project',
      name: '采购项目',
      nameEn: 'Projects',
      path: '/tenderee/myTenderee',
      source: 'ProjectOutlined',
      category: 1,
      parentId: tenderee?.id,
    });
    expect(project).not.toHaveProperty('children');
    expect(project).not.toHaveProperty('isGranted');
  });

  test('[R154] the leaf codes of the button tree are the permissions, and a menu with buttons is no leaf', async () => {
    const nodes = await ask<MenuNode[]>('manager', '100001', 'buttons');
    expect(leafCodes(nodes).sort()).toEqual([
      'agencyFee_view',
      'agencyLibrary_confirm',
      'agencyLibrary_export',
      'agencyLibrary_supervise',
      'agencyLibrary_view',
      'auction_host',
      'auction_view',
      'bidApply_audit',
      'bidApply_export',
      'bidApply_view',
      'bidNode_edit',
      'bidNode_view',
      ...['add', 'delete', 'edit', 'export', 'view'].map((verb) => `bidParam_${verb}`),
      'borrow_add',
      'borrow_approve',
      'borrow_delete',
      'borrow_edit',
      'borrow_export',
      'borrow_revert',
      'borrow_view',
      'budgetPro_export',
      'budgetPro_firstAudit',
      'budgetPro_view',
      'budgetSecond_view',
      'budgetSpecial_view',
      'bulletin_view',
      'businessMan_add',
      'businessMan_delete',
      'businessMan_edit',
      'businessMan_export',
      'businessMan_view',
      'contract_accept',
      'contract_approve',
      'contract_view',
      'costIn_correct',
      'costIn_view',
      'customer_add',
      'customer_allot',
      'customer_delete',
      'customer_edit',
      'customer_export',
      'customer_import',
      'customer_view',
      'customer_visit',
      'demandManage_close',
      'demandManage_confirm',
      'demandManage_export',
      'demandManage_view',
      'deposit_approve',
      'deposit_pay',
      'deposit_view',
      'entry_registered',
      'entry_view',
      'expertDraw_export',
      'expertDraw_supervise',
      'expertDraw_view',
      ...['approve', 'mistake', 'view'].map((verb) => `expertFee_${verb}`),
      ...['audit', 'export', 'reveal', 'state', 'view'].map((verb) => `expertLibrary_${verb}`),
      'hall_host',
      'hall_sign',
      'hall_view',
      'housingSubsidy_edit',
      'housingSubsidy_review',
      'housingSubsidy_view',
      'invoice_view',
      ...['add', 'delete', 'edit', 'enable', 'export', 'view'].map((verb) => `judgeTemplate_${verb}`),
      'judgement_audit',
      'judgement_export',
      'judgement_view',
      'lawRule_view',
      'method_view',
      'mytask_finish',
      'mytask_view',
      'objection_answer',
      'objection_view',
      'order_pay',
      'order_view',
      'payRecord_view',
      'payout_pay',
      'payout_view',
      'planAdjust_export',
      'planAdjust_view',
      'planManage_audit',
      'planManage_down',
      'planManage_export',
      'planManage_view',
      'planner_view',
      'projectModify_audit',
      'projectModify_export',
      'projectModify_view',
      'project_confirm',
      'project_evidence',
      'project_open',
      'project_view',
      'purchaseconf_add',
      'purchaseconf_delete',
      'purchaseconf_edit',
      'purchaseconf_export',
      'purchaseconf_view',
      'purchaseitem_add',
      'purchaseitem_delete',
      'purchaseitem_edit',
      'purchaseitem_export',
      'purchaseitem_import',
      'purchaseitem_view',
      'purchaseuser_add',
      'purchaseuser_delete',
      'purchaseuser_edit',
      'purchaseuser_export',
      'purchaseuser_view',
      'question_publish',
      'question_view',
      'reserve_add',
      'reserve_audit',
      'reserve_cancel',
      'reserve_delete',
      'reserve_edit',
      'reserve_export',
      'reserve_view',
      'roomContract_review',
      'roomContract_view',
      'roomLease_review',
      'roomLease_view',
      'roomRent_edit',
      'roomRent_view',
      'site_add',
      'site_delete',
      'site_edit',
      'site_export',
      'site_view',
      'supplier_black',
      'supplier_delete',
      'supplier_export',
      'supplier_view',
      'team_add',
      'team_delete',
      'team_edit',
      'team_export',
      'team_view',
      'tenderPro_export',
      'tenderPro_view',
      'workCalendar_view',
    ]);
    const token = await app.tokenOf('manager', '100001');
    const held = (await app.authenticator.authenticate(`bearer ${token}`))?.permissions ?? new Set();
    expect(leafCodes(nodes).every((code) => held.has(code))).toBe(true);
  });

  test.each([
    ['manager', '100001'],
    ['supplier1', '300001'],
    ['admin', '000000'],
  ])('[R154] %s is told the permission codes alone as the button tree has them', async (account, tenantId) => {
    const codes = await ask<readonly string[]>(account, tenantId, 'permissions');
    expect(codes).toEqual(leafCodes(await ask<MenuNode[]>(account, tenantId, 'buttons')).sort());
  });

  test('nobody holds a button that is not for his kind of tenant', async () => {
    const supplierButtons = leafCodes(await ask<MenuNode[]>('supplier1', '300001', 'buttons'));
    expect(supplierButtons.sort()).toEqual([
      'auction_bid',
      'auction_view',
      'bid_add',
      'bid_quote',
      'bid_view',
      'bulletin_view',
      'contract_view',
      'deposit_handIn',
      'deposit_view',
      'hall_confirm',
      'hall_object',
      'hall_sign',
      'hall_view',
      'invoice_apply',
      'invoice_view',
      'judgementOwn_answer',
      'judgementOwn_view',
      'objection_raise',
      'objection_view',
      'order_buy',
      'order_view',
      'question_ask',
      'question_view',
      'researchNeeds_answer',
      'researchNeeds_view',
      ...['add', 'delete', 'edit', 'view'].map((verb) => `walletAccount_${verb}`),
      'wallet_apply',
      'wallet_view',
    ]);
    const buyerButtons = leafCodes(await ask<MenuNode[]>('buyer', '100001', 'buttons'));
    expect(buyerButtons).not.toContain('lawRule_edit');
    expect(leafCodes(await ask<MenuNode[]>('admin', '000000', 'buttons'))).toContain('lawRule_edit');
  });

  test('[R13] the top menu has what the user can use, and report_mar, which is only announced', async () => {
    const codes = async (account: string, tenantId: string) =>
      (await ask<TopMenuRow[]>(account, tenantId, 'top-menu')).map(({ code }) => code);
    expect(await codes('buyer', '100001')).toEqual(['purchase', 'system', 'mywork', 'report_mar']);
    expect(await codes('supplier1', '300001')).toEqual(['purchase', 'mywork', 'report_mar']);
    expect(await codes('admin', '000000')).toEqual(['system', 'mywork', 'report_mar']);
  });

  test('[R439] with a top menu only its branch comes, with the ancestors', async () => {
    const [, system] = await ask<TopMenuRow[]>('buyer', '100001', 'top-menu');
    const nodes = await ask<MenuNode[]>('buyer', '100001', `routes?topMenuId=${system?.id}`);
    expect(codesOf(nodes)).toEqual([
      'system',
      'lawRule',
      'workCalendar',
      'agencyFee',
      'base',
      'bidNode',
      'bidParam',
      'fileTemplate',
      'fileCatalog',
      'team',
    ]);
    expect(await ask('buyer', '100001', 'routes?topMenuId=1')).toEqual([]);
    expect(await ask('buyer', '100001', 'routes?topMenuId=x')).toEqual([]);
  });

  test('menus need a token', async () => {
    for (const path of ['routes', 'buttons', 'top-menu']) {
      expect((await app.call(`GET /api/blade-system/menu/${path}`)).statusCode).toBe(401);
    }
  });
});
