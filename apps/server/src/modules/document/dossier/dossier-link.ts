import { dossierApi, type EndpointInput, type EndpointOutput } from '@zhaocai/model';
import { demandPlaceOf, findUser } from '../../../platform/access/index.ts';
import { formatInstant, parseInstant, type Database } from '../../../platform/db/index.ts';
import { createTickets, ticketSeconds, type Tickets } from '../../../platform/files/download-ticket.ts';
import type { PublicCtx, RawAnswer } from '../../../platform/http/context.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { dossierName, judgeSize, makeDossier } from './make-dossier.ts';
import { filesOfProject } from './project-files.ts';
import type { RecordTools } from './record-members.ts';
import { beginProgress, readProgress, watchProgress } from './progress-book.ts';

export interface DossierLinkDeps extends RecordTools {
  readonly database: Database;
}

interface DossierLinks {
  link(ctx: Ctx, input: EndpointInput<typeof dossierApi.link>): Promise<EndpointOutput<typeof dossierApi.link>>;
  download(ctx: PublicCtx, input: EndpointInput<typeof dossierApi.download>): Promise<RawAnswer>;
  progress(
    ctx: Ctx,
    input: EndpointInput<typeof dossierApi.progress>,
  ): Promise<EndpointOutput<typeof dossierApi.progress>>;
}

/** Dossiers by a link: asked for with the session, fetched by the browser's own download, which has no time limit. */
export function createDossierLinks(deps: DossierLinkDeps): DossierLinks {
  const { database } = deps;
  const tickets = createTickets(deps.secret, 'zhaocai dossier ticket 1');
  return {
    link: (ctx, input) => linkTo(tickets, ctx, input),
    async download(ctx, { ticket }) {
      const { own, projectId } = await admitted({ tickets, database }, ctx, ticket);
      return makeDossier(deps, own, { projectId, begin: () => watchProgress({ database, ticket }, own) });
    },
    progress: async (ctx, { ticket }) => (await readProgress(ctx, ticket)) ?? refuse('file.linkExpired'),
  };
}

async function linkTo(
  tickets: Tickets,
  ctx: Ctx,
  { projectId }: { projectId: string },
): Promise<EndpointOutput<typeof dossierApi.link>> {
  const project = await findProject(ctx, projectId);
  const found = await filesOfProject(ctx, projectId);
  const fileBytes = judgeSize(found);
  const expireTime = formatInstant(parseInstant(ctx.now) + ticketSeconds * 1000);
  const ticket = tickets.issue({ tenantId: ctx.tenantId, fileId: projectId, userId: ctx.user.userId, expireTime });
  await beginProgress(ctx, ticket);
  const url = `/api/purchase/project/dossierDownload?ticket=${ticket}`;
  return { url, ticket, expireTime, fileName: dossierName(ctx, project), fileCount: found.length, fileBytes };
}

/** Whoever comes with a ticket is its user, with the rights that he has now. */
async function admitted(
  { tickets, database }: { tickets: Tickets; database: Database },
  ctx: PublicCtx,
  text: string,
): Promise<{ own: Ctx; projectId: string }> {
  const ticket = tickets.read(text, ctx.now);
  if (!ticket || (ctx.user && ctx.user.userId !== ticket.userId)) return refuse('file.linkExpired');
  const { tenantId, userId, fileId: projectId } = ticket;
  const db = database.scoped(tenantId);
  await demandPlaceOf(db, tenantId, ctx);
  const user = await findUser(db, { tenantId, userId });
  const permission = dossierApi.dossier.permission;
  if (!user?.permissions.has(permission)) return refuse('file.linkExpired');
  return { own: { ...ctx, db, tenantId, user }, projectId };
}
