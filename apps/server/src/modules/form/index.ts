export { formRoutes } from './routes.ts';
export { seedDemoForms } from './seed-forms.ts';
