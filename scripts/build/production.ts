// Imported before React, which reads it when it loads: React's development build renders at half the speed.
process.env.NODE_ENV = "production";
