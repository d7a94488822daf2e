import { invoice, payOrder, type Entity } from '@zhaocai/model';
import type { FileAccess } from '../../platform/files/index.ts';
import { Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { knownInvoices, knownOrders } from './read/known-orders.ts';

/** Business types of vouchers and of invoices. */
export const orderBusiness = 'payOrder';
export const invoiceBusiness = 'invoice';

export const orderFileAccess: FileAccess = accessBy(payOrder, 'order_view', knownOrders);
export const invoiceFileAccess: FileAccess = accessBy(invoice, 'invoice_view', knownInvoices);

/** The people of who put the file there, its supplier's, and of the buyer whoever may know of the row. */
function accessBy(entity: Entity, permission: string, known: typeof knownOrders): FileAccess {
  return {
    async mayRead(ctx, { tenantId, businessId }) {
      if (!ctx.user.permissions.has(permission) || businessId === null) return false;
      if (ctx.user.tenantKind === 'supplier') {
        const own = await ctx.db.query(`select 1 from ${entity.table} where supplier_tenant_id = $1 and id = $2`, [
          ctx.tenantId,
          businessId,
        ]);
        return tenantId === ctx.tenantId || own.length > 0;
      }
      const parameters = new Parameters();
      const seen = [...visibleConditions(entity, ctx, { parameters }), known(ctx, parameters)];
      const sql = `select 1 from ${entity.table} t where ${seen.join(' and ')} and t.id = ${parameters.bind(businessId)}`;
      return (await ctx.db.query(sql, parameters.values)).length > 0;
    },
  };
}
