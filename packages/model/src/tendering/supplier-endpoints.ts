import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, versionInput } from './wire.ts';

export const blackListSupplier = endpoint({
  route: 'POST /api/purchase/supplier/inoutBlack',
  label: { zh: '列入或移出黑名单', en: 'Debar a supplier, or lift the debarment' },
  permission: 'supplier_black',
  input: z.object({ id: idInput, version: versionInput, isBlack: z.boolean(), reason: reasonInput }),
  output: z.object({ id: z.string(), version: z.number(), supplierStatus: z.number() }),
  writes: true,
  ids: { id: 'supplier' },
});

export const supplierEndpoints = [blackListSupplier] as const;
