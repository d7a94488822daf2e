import { randomUUID } from 'node:crypto';
import { benchSupplier } from './bench-supplier.ts';
import type { LoadRequest } from './load.ts';
import { firstId, tenantOf, type Stock } from './rows.ts';

/** Callers of a stock: each request comes from the next session, so from another tenant than the one before. */
export interface Callers {
  readonly stock: Stock;
  readonly tokens: readonly string[];
}

export type RequestMaker = () => LoadRequest;

interface Turn {
  readonly tenant: number;
  readonly token: string;
}

function turns({ stock, tokens }: Callers): () => Turn {
  let count = 0;
  return () => {
    const index = count++ % tokens.length;
    return { tenant: index % stock.tenants, token: tokens[index] ?? '' };
  };
}

/** Ids of a tenant's rows in an order that has nothing to do with where they lie; the same in every run. */
function ids({ tenants, rows }: Stock): (tenant: number) => string {
  const perTenant = rows / tenants;
  let state = 1;
  return (tenant) => {
    state = (state * 48_271) % 2_147_483_647;
    return String(firstId + tenant + tenants * (state % perTenant));
  };
}

let made = 0;
function newSupplier() {
  made += 1;
  return {
    supplierName: `新增${made}仪器设备有限公司`,
    creditCode: `8${String(Date.now()).slice(-10)}${String(made).padStart(7, '0')}`,
    linkman: '李明',
    phone: '13800000000',
    address: '某市某区学院路8号',
  };
}

const { path } = benchSupplier;

export const ours = {
  portal: (): RequestMaker => () => ({ method: 'GET', path: '/portal' }),
  list(callers: Callers): RequestMaker {
    const turn = turns(callers);
    return () => ({ method: 'POST', path: `${path}/queryPage`, token: turn().token, body: { current: 1, size: 20 } });
  },
  get(callers: Callers): RequestMaker {
    const turn = turns(callers);
    const id = ids(callers.stock);
    return () => {
      const { tenant, token } = turn();
      return { method: 'GET', path: `${path}/queryById?id=${id(tenant)}`, token };
    };
  },
  create(callers: Callers, { withKey }: { withKey: boolean }): RequestMaker {
    const turn = turns(callers);
    return () => ({
      method: 'POST',
      path: `${path}/saveOrUpdate`,
      token: turn().token,
      body: newSupplier(),
      ...(withKey && { idempotencyKey: randomUUID() }),
    });
  },
};

export const reference = {
  portal: (): RequestMaker => () => ({ method: 'GET', path: '/portal' }),
  list(callers: Callers): RequestMaker {
    const turn = turns(callers);
    return () => ({ method: 'POST', path: '/list', body: { tenantId: tenantOf(turn().tenant), size: 20 } });
  },
  get(callers: Callers): RequestMaker {
    const turn = turns(callers);
    const id = ids(callers.stock);
    return () => {
      const { tenant } = turn();
      return { method: 'GET', path: `/get?tenantId=${tenantOf(tenant)}&id=${id(tenant)}` };
    };
  },
  create(callers: Callers): RequestMaker {
    const turn = turns(callers);
    return () => ({ method: 'POST', path: '/create', body: { tenantId: tenantOf(turn().tenant), ...newSupplier() } });
  },
};
