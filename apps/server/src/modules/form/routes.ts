import * as contract from '@zhaocai/contract';
import type { Files } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { registerFlowBusiness } from '../workflow/index.ts';
import { listColumns } from './answer/answer-columns.ts';
import { answerDetail } from './answer/answer-detail.ts';
import { registerAnswerFiles } from './answer/answer-files.ts';
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
import { formBusiness } from './form-business.ts';
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
  registerFlowBusiness(formBusiness(files));
  registerAnswerFiles(files);
  const remote = { mounted, privateHosts };
  return [...designRoutes(remote), ...answerRoutes(files, remote)];
}

function designRoutes(remote: DictionarySources): readonly MountedEndpoint[] {
  return [
    handle(contract.formPage, forms.pageOfForms),
    handle(contract.formList, forms.listForms),
    handle(contract.queryFormList, forms.listFormsInUse),
    handle(contract.queryFormById, forms.queryForm),
    handle(contract.formVersions, forms.listFormVersions),
    handle(contract.formSave, saveForm),
    handle(contract.formRestore, restoreForm),
    handle(contract.formSwitch, switchForm),
    handle(contract.formGrant, grantForm),
    handle(contract.formGrantChoices, grantChoices),
    handle(contract.formDel, removeForms),
    handle(contract.formDictionaryTry, dictionaries(remote).tryOut),
  ];
}

function answerRoutes(files: Files, remote: DictionarySources): readonly MountedEndpoint[] {
  return [
    handle(contract.formToFillIn, formToFillIn),
    handle(contract.submitAnswer, submitAnswer(files)),
    handle(contract.queryByBusinessId, answerDetail),
    handle(contract.answerPage, pageOfAnswers),
    handle(contract.answerColumns, listColumns),
    handle(contract.answeredForms, listAnsweredForms),
    handle(contract.exportAnswers, exportAnswers),
    handle(contract.answerRecords, records(remote)),
    handle(contract.ownAnswerPage, pageOfOwnAnswers),
    handle(contract.ownAnsweredForms, listOwnForms),
    handle(contract.exportOwnAnswers, exportOwnAnswers),
    handle(contract.changeAnswer, changeAnswer(files)),
    handle(contract.answerDictionary, dictionaries(remote).ofAnswer),
  ];
}
