import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from './router.tsx';
import { watchPaste } from './plain-paste.ts';
import { watchErrors } from './session/error-log.ts';
import { watchSession } from './session/renew.ts';
import { printOnWhite, showTheme } from './theme/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

showTheme();
printOnWhite();
watchErrors();
watchPaste();
watchSession();
createRoot(root).render(
  <StrictMode>
    <Router />
  </StrictMode>,
);
