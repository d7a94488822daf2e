import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { giveShares } from './give-shares.ts';
import { readOpeningShares } from './holder-shares.ts';
import { readComparison } from './comparison-queries.ts';
import { openingPdf } from './opening-pdf.ts';
import { ruleUnopened } from './rule-unopened.ts';
import { saveSelection } from './save-selection.ts';
import { submitSelection } from './submit-selection.ts';

/** Opening itself is a step of the hall's, where there is one: modules/hall/room/next-step.ts. */
export function openingRoutes(): MountedEndpoint[] {
  return [
    handle(model.comparison, (ctx, { projectId }) => readComparison(ctx, projectId)),
    handle(model.openingPdf, openingPdf),
    handle(model.ruleUnopened, ruleUnopened),
    handle(model.openingShares, readOpeningShares),
    handle(model.giveShares, giveShares),
    handle(model.saveSelection, saveSelection),
    handle(model.submitSelection, submitSelection),
  ];
}
