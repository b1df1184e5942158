import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ApiProvider } from './api/ApiProvider.js';
import { createApi } from './api/client.js';
import { App } from './App.js';
import { Announcer } from './components/notices/Announcer.js';
import { startTranslations } from './i18n/start.js';
import { OPEN_PAGES, PAGES } from './routes.js';
import { preload } from './shell/page-route.js';
import { ThemeProvider } from './theme/ThemeProvider.js';
import './theme/styles.css';

// The page's own chunk loads in parallel with the first request to the backend.
preload([...OPEN_PAGES, ...PAGES], window.location.pathname);
startTranslations();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <ApiProvider api={createApi((url, init) => window.fetch(url, init))}>
        <BrowserRouter>
          <Announcer>
            <App />
          </Announcer>
        </BrowserRouter>
      </ApiProvider>
    </ThemeProvider>
  </StrictMode>,
);
