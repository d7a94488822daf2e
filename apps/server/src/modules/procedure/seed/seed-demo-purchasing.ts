import { methodByAmount, projectType, purchaseRule, purchaseUser, ruleAction } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { completeRule } from '../configuration/rule-rules.ts';
import { completeUser } from '../configuration/user-rules.ts';
import { loadDefaults } from './furnish-purchasing.ts';

const comparisonOf = `
  select m.id::text as "mannerId" from type_method m join project_type t on t.tenant_id = m.tenant_id and t.id = m.type_id
  where m.tenant_id = $1 and t.type_code = 'ZZCG-HW' and m.manner_name = '比选'`;

/** The demo's purchasing: the usual configuration, what its own policy says of small amounts, and who does what. */
export function seedDemoPurchasing(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: projectType, cast: ['buyer', 'manager'] }, async ({ buyer, manager }) => {
    await loadDefaults(manager);
    const [method] = await manager.db.query<{ mannerId: string }>(comparisonOf, [manager.tenantId]);
    const input = {
      ruleName: '5万元以上100万元以下货物比选',
      ruleCode: methodByAmount,
      mannerId: method?.mannerId,
      amountFrom: '50000.00',
      amountTo: '1000000.00',
      action: ruleAction.code.warn,
      effectiveFrom: '2026-01-01',
      sourceArticle: '本校采购管理办法第十二条',
    };
    await saveRow(manager, purchaseRule, { input, hooks: { beforeSave: completeRule } });
    for (const [userId, roleProperty] of [
      [buyer.user.userId, 5],
      [manager.user.userId, 6],
    ])
      await saveRow(manager, purchaseUser, { input: { userId, roleProperty }, hooks: { beforeSave: completeUser } });
  });
}
