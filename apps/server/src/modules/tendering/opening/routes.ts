import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { giveShares } from './give-shares.ts';
import { readOpeningShares } from './holder-shares.ts';
import { readComparison } from './comparison-queries.ts';
import { openingPdf } from './opening-pdf.ts';
import { saveSelection } from './save-selection.ts';
import { submitSelection } from './submit-selection.ts';

/** Opening and ruling are the host's where there is a hall: modules/hall. */
export function openingRoutes(): MountedEndpoint[] {
  return [
    handle(model.comparison, (ctx, { projectId }) => readComparison(ctx, projectId)),
    handle(model.openingPdf, openingPdf),
    handle(model.openingShares, readOpeningShares),
    handle(model.giveShares, giveShares),
    handle(model.saveSelection, saveSelection),
    handle(model.submitSelection, submitSelection),
  ];
}
