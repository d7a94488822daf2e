import * as model from '@zhaocai/model';
import { crud, readPage } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { reportScope } from './report-scope.ts';
import { pageReports } from './report-page.ts';
import { grantReport, readReportTenants } from './report-tenants.ts';
import { exportReport, printReport, runReport } from './run-report.ts';
import { reportHooks, saveReport } from './save-report.ts';

/** More reports than one page holds is more than a tenant has. */
const most = 200;

const reportPage = model.resource(model.report).page;

export function reportRoutes(): readonly MountedEndpoint[] {
  return [
    ...crud(model.report, { ...reportHooks, without: ['page'] }),
    ...(reportPage ? [handle<model.PageInput, unknown>(reportPage, pageReports)] : []),
    handle<model.PageInput, unknown>(model.queryReportList, async (ctx, input) => {
      const page = { ...input, current: 1, size: most };
      return (await readPage(ctx, model.report, { input: page, scope: reportScope })).records;
    }),
    handle(model.saveReport, saveReport),
    handle(model.runReport, runReport),
    handle(model.exportReport, exportReport),
    handle(model.reportPdf, printReport),
    handle(model.reportTenants, readReportTenants),
    handle(model.grantReport, grantReport),
  ];
}
