import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { seedRules } from '../tendering/index.ts';
import { answerQuestion, closeQuestion, publishAnswer, reopenQuestion } from './question/answer-question.ts';
import { askQuestion } from './question/ask-question.ts';
import { questionBusiness, questionFileAccess, replyBusiness, replyFileAccess } from './question/question-files.ts';
import {
  countQuestions,
  pageQuestions,
  readClarifications,
  readQuestion,
  readQuestions,
} from './question/question-queries.ts';
import { questionRules } from './seed/question-rules.ts';
import { seedDemoQuestions } from './seed/demo-questions.ts';

/** What suppliers ask about a procurement, who answers, and what everybody reads of it: never who asked. */
export const clarificationModule: Module = {
  name: 'clarification',
  routes: questionRoutes,
  fileAccess: () => ({ [questionBusiness]: questionFileAccess, [replyBusiness]: replyFileAccess }),
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, questionRules)),
  seedDemo: seedDemoQuestions,
};

function questionRoutes({ files }: Platform): MountedEndpoint[] {
  return [
    handle(model.saveQuestion, (ctx, { id, ...input }) =>
      id ? answerQuestion(files, ctx, { ...input, id }) : askQuestion(files, ctx, input),
    ),
    handle(model.questionsOfProject, readQuestions),
    handle(model.questionCount, countQuestions),
    handle(model.questionPage, pageQuestions),
    handle(model.questionById, (ctx, { id }) => readQuestion(ctx, id)),
    handle(model.questionMoves.publish, (ctx, input) => publishAnswer(files, ctx, input)),
    handle(model.questionMoves.close, closeQuestion),
    handle(model.questionMoves.reopen, reopenQuestion),
    handle(model.clarificationsOfProject, readClarifications),
  ];
}
