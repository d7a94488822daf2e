import * as contract from '@zhaocai/contract';
import { crud, readPage } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { reportScope } from './report-scope.ts';
import { pageReports } from './report-page.ts';
import { grantReport, readReportTenants } from './report-tenants.ts';
import { exportReport, runReport } from './run-report.ts';
import { reportHooks, saveReport } from './save-report.ts';

/** More reports than one page holds is more than a tenant has. */
const most = 200;

const reportPage = contract.resource(contract.report).page;

export function reportRoutes(): readonly MountedEndpoint[] {
  return [
    ...crud(contract.report, { ...reportHooks, without: ['page'] }),
    ...(reportPage ? [handle<contract.PageInput, unknown>(reportPage, pageReports)] : []),
    handle<contract.PageInput, unknown>(contract.queryReportList, async (ctx, input) => {
      const page = { ...input, current: 1, size: most };
      return (await readPage(ctx, contract.report, { input: page, scope: reportScope })).records;
    }),
    handle(contract.saveReport, saveReport),
    handle(contract.runReport, runReport),
    handle(contract.exportReport, exportReport),
    handle(contract.reportTenants, readReportTenants),
    handle(contract.grantReport, grantReport),
  ];
}
