import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ApiProvider } from '../api/ApiProvider.js';
import { createApi } from '../api/client.js';
import { Announcer } from '../components/notices/Announcer.js';
import { startTranslations } from '../i18n/start.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import '../theme/styles.css';
import { withPresence } from './data/presence.js';
import { OperatorApp } from './OperatorApp.js';

startTranslations();

const fetch = withPresence(
  (url, init) => window.fetch(url, init),
  window,
  () => performance.now(),
);

const root = document.getElementById('root');
if (!root) throw new Error('operator/index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <ApiProvider api={createApi(fetch)}>
        <BrowserRouter>
          <Announcer>
            <OperatorApp />
          </Announcer>
        </BrowserRouter>
      </ApiProvider>
    </ThemeProvider>
  </StrictMode>,
);
