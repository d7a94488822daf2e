import { fileTemplate, ownTemplateApi, resource, templateApi } from '@zhaocai/model';
import { crud, removeRows } from '../../../platform/crud/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../../platform/http/index.ts';
import { generateDocument, tryOutTemplate } from './generate-document.ts';
import { sampleTemplate } from './sample-template.ts';
import { saveTemplate } from './save-template.ts';
import { listWinners } from './template-data.ts';
import { lastTemplate, listTemplates, pageOwnTemplates } from './template-queries.ts';

export function templateRoutes(files: Files): MountedEndpoint[] {
  const { save } = resource(fileTemplate);
  return [
    ...crud(fileTemplate, { without: ['save'] }),
    handle(save, (ctx, input) => saveTemplate(files, ctx, input)),
    handle(templateApi.list, listTemplates),
    tellChoices(templateApi.types),
    handle(templateApi.tryOut, (ctx, input) => tryOutTemplate(files, ctx, input)),
    handle(templateApi.winners, listWinners),
    handle(templateApi.generate, (ctx, input) => generateDocument(files, ctx, input)),
    handle(templateApi.sample, sampleTemplate),
    handle(ownTemplateApi.page, pageOwnTemplates),
    handle(ownTemplateApi.save, (ctx, input) => saveTemplate(files, ctx, input)),
    handle(ownTemplateApi.remove, (ctx, { id }) => removeRows(ctx, fileTemplate, { ids: [id], hooks: {} })),
    handle(ownTemplateApi.list, (ctx, input) => listTemplates(ctx, { ...input, isOwn: true })),
    handle(ownTemplateApi.lastByType, lastTemplate),
  ];
}
