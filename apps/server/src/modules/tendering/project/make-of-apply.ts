import {
  bidApply,
  project,
  purchaseTypes,
  quoteType,
  type EndpointInput,
  type projectOfApply as endpoint,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { demandWaits, nameProject } from '../../demand/index.ts';
import { mannerFor, nameFiles, timesAhead, usualLaw } from './make-of-demand.ts';
import { projectNumbers } from './project-number.ts';
import { storeProject } from './save-project.ts';

const [goods] = purchaseTypes;

/**
 * A draft with what an accepted request says and the files that hang on it, in one package: what is bought is written into it. One about a demand is
 * answered by the project of that demand.
 */
export async function makeOfApply(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Saved> {
  const row = await lockRow(ctx, bidApply, input);
  demandWaits(row);
  if (row.demandId) refuse('demand.applyOfDemand');
  const { mannerId, projectName, budget, linkman, phone } = row;
  const method = mannerFor(ctx, mannerId);
  const purchaseType = row.purchaseType ?? goods.value;
  const projectNo = await nextNumber(ctx, projectNumbers(ctx, method));
  const draft = {
    projectNo,
    projectName,
    manner: method,
    lawRegime: usualLaw(method, { purchaseType }),
    purchaseType,
    generalBudget: budget,
    linkman,
    phone,
    remark: row.requirement,
    ...timesAhead(ctx.now),
    packages: [{ packageNo: 1, packageName: projectName, budget, quoteType: quoteType.code.total, items: [] }],
  };
  const saved = await storeProject(ctx, draft, { isCarriedOver: true });
  const made = await nameFiles(ctx, saved, row.files ?? []);
  await nameProject(ctx, row, await findRow(ctx, project, { id: saved.id }));
  return made;
}
