import * as model from '@zhaocai/model';
import type { Files } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { listColumns } from './answer/answer-columns.ts';
import { answerDetail } from './answer/answer-detail.ts';
import { answerPdf } from './answer/answer-pdf.ts';
import { listAnsweredForms, pageOfAnswers } from './answer/answer-list.ts';
import { exportAnswers } from './answer/export-answers.ts';
import { formToFillIn } from './answer/fillable-form.ts';
import { submitAnswer } from './answer/submit-answer.ts';
import { grantChoices, grantForm, removeForms, switchForm } from './design/change-form.ts';
import * as forms from './design/form-queries.ts';
import { restoreForm, saveForm } from './design/save-form.ts';
import { dictionaries } from './dictionary/dictionaries.ts';
import type { DictionarySources } from './dictionary/fetch-answer.ts';
import { records } from './dictionary/records.ts';
import { changeAnswer } from './own/change-answer.ts';
import { exportOwnAnswers } from './own/export-own-answers.ts';
import { listOwnForms, pageOfOwnAnswers } from './own/own-answers.ts';

export interface FormOptions {
  readonly files: Files;
  /** Inner hosts that a dictionary may come from when the platform allows them as well. */
  readonly privateHosts?: readonly string[];
  /** Everything that this server answers: forms may take their dictionaries from it. */
  readonly mounted: readonly MountedEndpoint[];
}

export function formRoutes({ files, privateHosts = [], mounted }: FormOptions): readonly MountedEndpoint[] {
  const remote = { mounted, privateHosts };
  return [...designRoutes(remote), ...answerRoutes(files, remote)];
}

function designRoutes(remote: DictionarySources): readonly MountedEndpoint[] {
  return [
    handle(model.formPage, forms.pageOfForms),
    handle(model.formList, forms.listForms),
    handle(model.queryFormList, forms.listFormsInUse),
    handle(model.queryFormById, forms.queryForm),
    handle(model.formVersions, forms.listFormVersions),
    handle(model.formSave, saveForm),
    handle(model.formRestore, restoreForm),
    handle(model.formSwitch, switchForm),
    handle(model.formGrant, grantForm),
    handle(model.formGrantChoices, grantChoices),
    handle(model.formDel, removeForms),
    handle(model.formDictionaryTry, dictionaries(remote).tryOut),
  ];
}

function answerRoutes(files: Files, remote: DictionarySources): readonly MountedEndpoint[] {
  return [
    handle(model.formToFillIn, formToFillIn),
    handle(model.submitAnswer, submitAnswer(files, remote)),
    handle(model.queryByBusinessId, answerDetail),
    handle(model.answerPdf, answerPdf),
    handle(model.answerPage, pageOfAnswers),
    handle(model.answerColumns, listColumns),
    handle(model.answeredForms, listAnsweredForms),
    handle(model.exportAnswers, exportAnswers),
    handle(model.answerRecords, records(remote)),
    handle(model.ownAnswerPage, pageOfOwnAnswers),
    handle(model.ownAnsweredForms, listOwnForms),
    handle(model.exportOwnAnswers, exportOwnAnswers),
    handle(model.changeAnswer, changeAnswer(files, remote)),
    handle(model.answerDictionary, dictionaries(remote).ofAnswer),
  ];
}
