import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { project } from '../tendering/project.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';

/** Where a contract comes from, beside its row. */
export const place = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  packageNo: carries(z.number(), purchasePackage, 'packageNo'),
  packageName: carries(z.string(), purchasePackage, 'packageName'),
};

export interface Place {
  readonly projectNo: string;
  readonly projectName: string;
  readonly packageNo: number;
  readonly packageName: string;
}
