import { customer, customerStatus, type EndpointInput, type visitCustomer as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';

/** Writes down what was talked about; a potential customer is in contact from then on. */
export async function visitCustomer(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<{ id: string }> {
  const { customerId, linkId, content, nextAction, nextVisitDay, way } = input;
  const visitTime = input.visitTime ?? ctx.now;
  await lockRow(ctx, customer, { id: customerId });
  if (linkId) await demandLink(ctx, { customerId, linkId });
  if (content === '') refuse('crm.visitContent');
  if (visitTime > ctx.now) refuse('crm.visitLater');
  if (nextVisitDay && nextVisitDay < visitTime.slice(0, 10)) refuse('crm.nextBefore');
  const values = {
    visitTime,
    way,
    linkId: linkId ?? null,
    content,
    nextAction: nextAction ?? null,
    nextVisitDay: nextVisitDay ?? null,
  };
  const id = await storeVisit(ctx, { customerId, ...values });
  // A visit that is written down late does not set back what a newer one says.
  const { potential, inContact } = customerStatus.code;
  const what = [visitTime, values.nextVisitDay, potential, inContact];
  await ctx.db.query(noteVisit, [ctx.tenantId, customerId, ...what, ctx.user.userId, ctx.now]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'customer.visit',
    subject: customerId,
    payload: { visitId: id, ...values },
  });
  return { id };
}

// oxlint-disable-next-line house/states-move-by-transition -- how things stand with a customer is a field of its form: no right guards it
const noteVisit = `
  update customer set
    next_visit_day = case when last_visit_time is null or last_visit_time <= $3::timestamptz then $4::date else next_visit_day end,
    last_visit_time = greatest(last_visit_time, $3::timestamptz),
    customer_status = case when customer_status = $5 then $6 else customer_status end,
    update_user = $7, update_time = $8, version = version + 1
  where tenant_id = $1 and id = $2`;

interface Visit {
  readonly customerId: string;
  readonly visitTime: string;
  readonly way: number;
  readonly linkId: string | null;
  readonly content: string;
  readonly nextAction: string | null;
  readonly nextVisitDay: string | null;
}

async function storeVisit({ db, tenantId, user, now }: Ctx, visit: Visit): Promise<string> {
  const { customerId, linkId, visitTime, way, content, nextAction, nextVisitDay } = visit;
  const id = nextId();
  const written = [visitTime, way, content, nextAction, nextVisitDay];
  await db.query(
    `insert into customer_visit (tenant_id, id, customer_id, link_id, visit_time, way, content, next_action,
       next_visit_day, create_user, create_dept, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [tenantId, id, customerId, linkId, ...written, user.userId, user.deptIds[0] ?? null, now],
  );
  return id;
}

async function demandLink(ctx: Ctx, { customerId, linkId }: { customerId: string; linkId: string }): Promise<void> {
  const found = await ctx.db.query(
    'select 1 from customer_link where tenant_id = $1 and id = $2 and customer_id = $3 and is_deleted = 0',
    [ctx.tenantId, linkId, customerId],
  );
  if (found.length === 0) notFound();
}
