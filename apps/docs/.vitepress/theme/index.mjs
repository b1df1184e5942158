import DefaultTheme from 'vitepress/theme';
import { defineAsyncComponent } from 'vue';
import HomePage from './components/HomePage.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage);
    // It includes the whole catalog, so only its own page loads it.
    app.component(
      'PriceCalculator',
      defineAsyncComponent(() => import('./components/PriceCalculator.vue')),
    );
  },
};
