import { expert, resource, saveExpertDraw, titleLevel } from '@zhaocai/model';
import type { Product } from '../product/product.ts';
import { callAs } from './caller.ts';
import type { Tender } from './tender.ts';

const accounts = ['expert1', 'expert2', 'expert4', 'expert5', 'expert7'] as const;

export interface WrittenDraw {
  readonly id: string;
  readonly drawNo: string;
  readonly reviewTime: string;
}

/** A draw of two of the demo's experts that have an account and know the field, with two alternates. */
export async function writtenDraw(product: Product, { projectId }: Tender, reviewTime: string): Promise<WrittenDraw> {
  const asBuyer = await callAs(product.url, 'buyer');
  const { records } = await asBuyer(resource(expert).page, { current: 1, size: 200 });
  const withAccount = await product.asSuperuser(
    `select e.id::text as id from expert e join user_account u on u.tenant_id = e.tenant_id and u.id = e.user_id
     where u.account = any($1)`,
    [accounts],
  );
  const known = new Set(withAccount.map((row) => String(row['id'])));
  const [supervisor] = await product.asSuperuser(
    `select id::text as id from user_account where tenant_id = '100001' and account = 'manager'`,
  );
  const { id, drawNo } = await asBuyer(saveExpertDraw, {
    proId: projectId,
    drawMode: 1,
    supervisorId: String(supervisor?.['id']),
    reviewTime,
    place: '第一评标室',
    conditions: [{ itemCode: 'E01', titleLevel: titleLevel.code.senior, count: 2, alternates: 2 }],
    avoidExperts: records.map((one) => one.id).filter((one) => !known.has(one)),
    earlyReason: null,
  });
  return { id, drawNo, reviewTime };
}

/** The accounts of those who are asked and have not answered. */
export async function accountsAsked(product: Product, { id }: Pick<WrittenDraw, 'id'>): Promise<string[]> {
  const rows = await product.asSuperuser(
    `select u.account from drawn_expert r join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id
     where r.draw_id = $1 and r.join_status = 1 order by r.order_no`,
    [id],
  );
  return rows.map((row) => String(row['account']));
}
